import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid()) return 'When did it start?';
  if (!end?.isValid()) return 'Still going on';
  const minutes = end.diff(start, 'minute');
  return minutes < 0
    ? 'It can’t end before it starts.'
    : `${Math.floor(minutes / 60)} hours and ${minutes % 60} minutes`;
}

export default function ControlledDateTimeRangeField() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-11-07T23:50'),
    dayjs('2025-11-08T02:35'),
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="Incident"
          value={value}
          onChange={setValue}
          clearable
        />
        <Typography aria-live="polite">{describe(value)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
