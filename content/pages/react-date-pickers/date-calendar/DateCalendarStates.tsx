import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const festival = dayjs('2025-05-14');

export default function DateCalendarStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DateCalendar defaultValue={festival} disabled sx={{ m: 0 }} />
        <DateCalendar defaultValue={festival} readOnly sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
