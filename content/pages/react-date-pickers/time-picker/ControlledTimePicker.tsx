import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledTimePicker() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14T06:15'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker label="Dough is ready" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          {value?.isValid()
            ? `Bread at ${value.add(105, 'minute').format('h:mm A')}`
            : 'Choose a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
