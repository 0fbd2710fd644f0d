import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const day = dayjs('2025-05-14');

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Choose both times.';
  const minutes = end.diff(start, 'minute');
  return minutes < 0 ? 'The end is before the start.' : `${minutes} minutes`;
}

export default function ControlledTimeRangePicker() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    day.hour(10),
    day.hour(11).minute(30),
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker
          label="Swimming lesson"
          value={value}
          onChange={setValue}
          referenceDate={day}
        />
        <Typography aria-live="polite">{describe(value)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
