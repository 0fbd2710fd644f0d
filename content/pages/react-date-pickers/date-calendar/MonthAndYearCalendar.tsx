import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function MonthAndYearCalendar() {
  const [value, setValue] = useState<Dayjs>(dayjs('2022-08-01'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <MonthCalendar value={value} onChange={setValue} />
        <YearCalendar
          value={value}
          onChange={setValue}
          minDate={dayjs('2015-01-01')}
          maxDate={dayjs('2026-12-31')}
          yearsOrder="desc"
        />
      </Stack>
    </LocalizationProvider>
  );
}
