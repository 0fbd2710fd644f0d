import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Not complete';
  return `${end.diff(start, 'hour', true).toFixed(1)} hours`;
}

export default function ControlledDateTimeRangePicker() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-16T22:00'),
    dayjs('2025-05-18T04:30'),
  ]);
  const [accepted, setAccepted] = useState(value);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Maintenance window"
          value={value}
          onChange={setValue}
          onAccept={setAccepted}
        />
        <Typography>Value: {describe(value)}</Typography>
        <Typography aria-live="polite">
          Accepted: {describe(accepted)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
