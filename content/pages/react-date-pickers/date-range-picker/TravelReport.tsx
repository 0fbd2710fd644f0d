import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type PickersShortcutsItem,
  type PickersShortcutsProps,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { bookings } from '#data/bookings';

const months = ['April', 'May', 'June', 'July'].map(
  (label, index): PickersShortcutsItem<DateRange<Dayjs>> => {
    const first = dayjs('2025-04-01').add(index, 'month');
    return { label, getValue: () => [first, first.endOf('month')] };
  },
);

const shortcuts: PickersShortcutsProps<DateRange<Dayjs>> = {
  items: months,
  changeImportance: 'set',
};

export default function TravelReport() {
  const [period, setPeriod] = useState<DateRange<Dayjs>>([
    dayjs('2025-06-09'),
    dayjs('2025-06-20'),
  ]);
  const [first, last] = period;
  const trips =
    first?.isValid() && last?.isValid()
      ? bookings.filter(({ start, status }) => {
          const day = start.slice(0, 10);
          const from = first.format('YYYY-MM-DD');
          const to = last.format('YYYY-MM-DD');
          return status !== 'canceled' && day >= from && day <= to;
        })
      : [];
  const nights = trips.reduce((sum, trip) => sum + (trip.nights ?? 0), 0);
  const totals: [string, number][] = [
    ['Bookings', trips.length],
    ['Nights', nights],
    ['Not paid yet', trips.filter(({ paid }) => !paid).length],
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
        <DateRangePicker
          label="Period of the report"
          value={period}
          onChange={setPeriod}
          minDate={dayjs('2025-03-20')}
          maxDate={dayjs('2025-08-31')}
          slotProps={{ shortcuts }}
        />
        <Stack direction="row" spacing={4} aria-live="polite">
          {totals.map(([name, count]) => (
            <div key={name}>
              <Typography variant="h4" component="p">
                {count}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {name}
              </Typography>
            </div>
          ))}
        </Stack>
        <List
          dense
          disablePadding
          tabIndex={0}
          aria-label="Bookings of the period"
          sx={{ height: 240, overflowY: 'auto' }}
        >
          {trips.map(({ id, title, traveler, start, status }) => (
            <ListItem key={id} divider disableGutters>
              <ListItemText
                primary={title}
                secondary={`${dayjs(start.slice(0, 10)).format('ddd, MMM D')}, ${traveler}, ${status}`}
              />
            </ListItem>
          ))}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}
