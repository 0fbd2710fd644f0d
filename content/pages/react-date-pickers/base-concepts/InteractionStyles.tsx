import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function InteractionStyles() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-10-24'));
  const shared = { value, onChange: setValue };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Stack spacing={2}>
          <DateField label="Field: type it" {...shared} />
          <DatePicker label="Picker: type or choose" {...shared} />
        </Stack>
        <DateCalendar {...shared} sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
