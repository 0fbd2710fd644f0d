import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const day = dayjs('2025-06-12');

function allowMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isAfter(start) ? sameDay : sameDay.add(1, 'day')];
}

export default function NightShift() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    day.hour(22),
    day.add(1, 'day').hour(6),
  ]);
  const [start, end] = shift;
  const hours =
    start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker
          label="Shift"
          value={shift}
          onChange={(next) => setShift(allowMidnight(next))}
          referenceDate={day}
        />
        <Typography aria-live="polite">
          {hours === null
            ? 'Choose both times.'
            : `${hours.toLocaleString('en-US')} h`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
