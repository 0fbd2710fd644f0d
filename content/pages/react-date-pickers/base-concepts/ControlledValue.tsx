import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledValue() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-10-24'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Uncontrolled" defaultValue={dayjs('2025-10-24')} />
        <DatePicker label="Controlled" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          State: {value?.isValid() ? value.format('YYYY-MM-DD') : String(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
