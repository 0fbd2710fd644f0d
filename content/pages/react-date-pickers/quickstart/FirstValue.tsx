import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function FirstValue() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-07-19'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Day of departure"
          value={value}
          onChange={setValue}
        />
        <Typography aria-live="polite">
          {value?.isValid() ? value.format('YYYY-MM-DD') : 'No day yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
