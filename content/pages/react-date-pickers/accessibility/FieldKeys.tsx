import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function FieldKeys() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Practice date" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          {value?.isValid() ? value.format('MMMM D, YYYY') : 'Not complete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
