import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

function describe(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('ddd, MMM D, YYYY') : 'an invalid date';
}

export default function ControlledDateRangeField() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-05'),
    null,
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Parental leave"
          value={value}
          onChange={setValue}
          clearable
        />
        <Typography aria-live="polite">
          The start is {describe(value[0])}. The end is {describe(value[1])}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
