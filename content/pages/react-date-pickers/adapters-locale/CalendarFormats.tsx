import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function CalendarFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-05-14')}
        dayOfWeekFormatter={(day: Dayjs) => day.format('dd')}
        slotProps={{
          toolbar: { toolbarFormat: 'ddd D MMM' },
          calendarHeader: { format: 'MM / YYYY' },
        }}
      />
    </LocalizationProvider>
  );
}
