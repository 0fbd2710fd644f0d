import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = new Set(['2025-06-06', '2025-06-19']);

export default function QuietSundays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-12')}
        disableHighlightToday
        slotProps={{
          calendarHeader: { format: 'MMMM' },
          previousIconButton: { color: 'primary' },
          nextIconButton: { color: 'primary' },
          day: ({ day, isDaySelected }) => {
            const date = day as Dayjs;
            if (isDaySelected) {
              return { sx: { borderRadius: '8px' } };
            }
            if (holidays.has(date.format('YYYY-MM-DD'))) {
              return {
                'aria-label': `${date.date()}, holiday`,
                sx: { bgcolor: 'action.selected' },
              };
            }
            return date.day() === 0 ? { sx: { color: 'text.secondary' } } : {};
          },
        }}
      />
    </LocalizationProvider>
  );
}
