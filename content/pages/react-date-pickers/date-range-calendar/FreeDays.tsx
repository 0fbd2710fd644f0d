import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const booked = ['2025-09-06', '2025-09-07', '2025-09-19', '2025-09-20'];

function isBooked(day: Dayjs) {
  return booked.includes(day.format('YYYY-MM-DD'));
}

function containsBookedDay([start, end]: DateRange<Dayjs>) {
  return booked.some(
    (day) => start?.isBefore(day, 'day') && end?.isAfter(day, 'day'),
  );
}

export default function FreeDays() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-09-09'),
    dayjs('2025-09-12'),
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
        <DateRangeCalendar
          calendars={1}
          value={value}
          onChange={(next) =>
            setValue(containsBookedDay(next) ? [next[0], null] : next)
          }
          shouldDisableDate={(day: Dayjs, position) =>
            isBooked(day) ||
            (position === 'end' && containsBookedDay([value[0], day]))
          }
        />
      </Box>
    </LocalizationProvider>
  );
}
