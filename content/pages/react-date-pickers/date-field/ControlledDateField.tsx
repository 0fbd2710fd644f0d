import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

function describe(value: Dayjs | null) {
  if (value === null) return 'Empty: null';
  return value.isValid() ? value.format('dddd, MMMM D, YYYY') : 'Invalid date';
}

export default function ControlledDateField() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-16'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Date of the sample"
          value={value}
          onChange={setValue}
          clearable
        />
        <Typography aria-live="polite">{describe(value)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
