import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { bookings } from '#data/bookings';

const active = bookings.filter(({ status }) => status !== 'canceled');
const first = dayjs('2025-04-01');
const days = Array.from({ length: 150 }, (_, i) => first.add(i, 'day'));

function listTrips(day: Dayjs) {
  const key = day.format('YYYY-MM-DD');
  return active.filter(
    ({ start, end }) => start.slice(0, 10) <= key && key <= end.slice(0, 10),
  );
}

const busiest = days.reduce((best, day) =>
  listTrips(day).length > listTrips(best).length ? day : best,
);
const longest = active.reduce((best, trip) =>
  (trip.nights ?? 0) > (best.nights ?? 0) ? trip : best,
);

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Busiest day', getValue: () => busiest },
  {
    label: 'Longest stay',
    getValue: () => dayjs(longest.start.slice(0, 10)),
  },
  { label: 'Midsummer', getValue: () => dayjs('2025-06-21') },
  { label: 'First of July', getValue: () => dayjs('2025-07-01') },
  { label: 'New Year', getValue: () => dayjs('2026-01-01') },
];

const chipsAboveOnPhones: SxProps<Theme> = {
  '@media (max-width: 600px)': {
    [`& .${pickersLayoutClasses.shortcuts}`]: {
      gridColumn: '2 / 4',
      gridRow: 1,
      display: 'flex',
      flexWrap: 'wrap',
      maxWidth: 290,
    },
    '& .MuiListItem-root': { width: 'auto', px: 0.5 },
  },
};

export default function TravelDay() {
  const [value, setValue] = useState<Dayjs | null>(busiest);
  const trips = value?.isValid() ? listTrips(value) : [];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, width: '100%' }}>
        <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            value={value}
            onChange={setValue}
            minDate={first}
            maxDate={first.add(149, 'day')}
            slotProps={{
              shortcuts: { items },
              actionBar: { actions: [] },
              layout: { sx: chipsAboveOnPhones },
            }}
          />
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography aria-live="polite">
            {value?.isValid() ? value.format('dddd, MMMM D') : 'No day'}:{' '}
            {trips.length} on the road
          </Typography>
          <List
            dense
            disablePadding
            tabIndex={0}
            aria-label="Trips of the day"
            sx={{ height: 312, overflowY: 'auto' }}
          >
            {trips.map(({ id, traveler, title }) => (
              <ListItem key={id} divider disableGutters>
                <ListItemText primary={title} secondary={traveler} />
              </ListItem>
            ))}
          </List>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
