import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarKeys() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        views={['year', 'month', 'day']}
        minDate={dayjs('2018-01-01')}
        maxDate={dayjs('2029-12-31')}
      />
    </LocalizationProvider>
  );
}
