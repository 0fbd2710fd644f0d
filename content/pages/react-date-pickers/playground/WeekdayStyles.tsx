import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

export default function WeekdayStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-12')}
        disableHighlightToday
        dayOfWeekFormatter={(day: Dayjs) => day.format('dd')}
        sx={{
          width: '100%',
          maxWidth: 320,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          [`& .${dayCalendarClasses.header}`]: {
            bgcolor: 'action.hover',
            mb: 1,
          },
          [`& .${dayCalendarClasses.weekDayLabel}`]: {
            color: 'text.primary',
            fontWeight: 700,
          },
          [`& .${pickersDayClasses.root}`]: { borderRadius: '4px' },
        }}
      />
    </LocalizationProvider>
  );
}
