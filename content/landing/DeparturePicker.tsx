import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DeparturePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-05-09'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Departure" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} sx={{ margin: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
