import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Appointment"
          referenceDate={dayjs('2025-11-03T09:30')}
          value={value}
          onChange={setValue}
        />
        <Typography aria-live="polite">
          {value?.isValid()
            ? value.format('dddd, MMMM D, h:mm A')
            : 'Open the popup: it starts in November 2025.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
