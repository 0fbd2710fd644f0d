import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const closed = new Set(['2025-05-01', '2025-05-29']);

function isClosed(day: Dayjs) {
  const isWeekend = day.day() === 0 || day.day() === 6;
  return isWeekend || closed.has(day.format('YYYY-MM-DD'));
}

export default function DisabledDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        shouldDisableDate={isClosed}
      />
    </LocalizationProvider>
  );
}
