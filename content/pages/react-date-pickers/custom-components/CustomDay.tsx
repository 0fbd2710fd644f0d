import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const fullMoons = new Set(['2025-04-13', '2025-05-12', '2025-06-11']);

function MoonDay(props: PickersDayProps) {
  const day: Dayjs = props.day;
  const isFullMoon = fullMoons.has(day.format('YYYY-MM-DD'));
  return (
    <PickersDay
      {...props}
      aria-label={isFullMoon ? `${day.date()}, full moon` : undefined}
      sx={isFullMoon ? { border: 2, borderColor: 'warning.main' } : undefined}
    />
  );
}

export default function CustomDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        slots={{ day: MoonDay }}
      />
    </LocalizationProvider>
  );
}
