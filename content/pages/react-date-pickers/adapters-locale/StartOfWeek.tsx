import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, type Locale } from 'date-fns/locale';

const mondayFirst: Locale = {
  ...enUS,
  options: { ...enUS.options, weekStartsOn: 1 },
};

export default function StartOfWeek() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={mondayFirst}
    >
      <DateCalendar defaultValue={new Date(2025, 4, 14)} />
    </LocalizationProvider>
  );
}
