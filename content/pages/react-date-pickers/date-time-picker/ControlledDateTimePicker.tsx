import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledDateTimePicker() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14T21:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="Take-off" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          {value?.isValid()
            ? `Boarding ends ${value.subtract(20, 'minute').format('ddd D MMM, HH:mm')}`
            : 'Choose a day and a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
