import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const built = dayjs('2021-08-19');

export default function DateCalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DateCalendar
          defaultValue={built}
          views={['year', 'month', 'day']}
          openTo="month"
          sx={{ m: 0 }}
        />
        <DateCalendar
          defaultValue={built}
          views={['month', 'year']}
          openTo="year"
          minDate={dayjs('2015-01-01')}
          maxDate={dayjs('2026-12-31')}
          sx={{ m: 0 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
