import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { cars } from './cars';

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Weekend',
    getValue: () => [dayjs('2025-06-13T16:00'), dayjs('2025-06-16T08:00')],
  },
  {
    label: 'Working week',
    getValue: () => [dayjs('2025-06-16T08:00'), dayjs('2025-06-20T18:00')],
  },
];

export default function CarRental() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-06-12T17:00'),
    dayjs('2025-06-14T10:00'),
  ]);
  const [from, to] = value;
  const hours =
    from?.isValid() && to?.isValid() ? to.diff(from, 'hour', true) : 0;
  const days = Math.max(0, Math.ceil(hours / 24));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
        <DateTimeRangePicker
          label="Pickup and return"
          value={value}
          onChange={setValue}
          ampm={false}
          format="MM/DD HH:mm"
          minDateTime={dayjs('2025-06-01T07:00')}
          maxDateTime={dayjs('2025-06-30T20:00')}
          timeSteps={{ minutes: 30 }}
          slotProps={{ shortcuts: { items } }}
        />
        <Typography aria-live="polite">
          {days === 0 ? 'Choose a pickup and a return.' : `${days} × 24 hours`}
        </Typography>
        <List dense disablePadding aria-label="Cars">
          {cars.map(({ name, seats, price, reservations }) => {
            const conflict = reservations.find(
              (other) => from?.isBefore(other.to) && to?.isAfter(other.from),
            );
            return (
              <ListItem key={name} divider disableGutters>
                <ListItemText
                  primary={`${name}, ${seats} seats`}
                  secondary={
                    conflict
                      ? `Reserved until ${dayjs(conflict.to).format('MMM D, HH:mm')}`
                      : 'Free'
                  }
                />
                <Typography>
                  {conflict || days === 0 ? '–' : `€${price * days}`}
                </Typography>
              </ListItem>
            );
          })}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}
