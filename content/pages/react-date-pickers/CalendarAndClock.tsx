import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function CalendarAndClock() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-21T18:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <DateCalendar value={value} onChange={setValue} sx={{ m: 0 }} />
        <TimeClock value={value} onChange={setValue} ampmInClock />
      </Stack>
    </LocalizationProvider>
  );
}
