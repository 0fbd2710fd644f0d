import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

function countNights([start, end]: DateRange<Dayjs>) {
  return start?.isValid() && end?.isValid() ? end.diff(start, 'day') : null;
}

export default function ControlledDateRangePicker() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-07-11'),
    dayjs('2025-07-18'),
  ]);
  const nights = countNights(value);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker label="Stay" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          {nights === null ? 'Choose both days.' : `${nights} nights`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
