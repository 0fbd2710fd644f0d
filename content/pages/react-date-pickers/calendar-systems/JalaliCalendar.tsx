import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { RightToLeft } from './rightToLeft';

const texts = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JalaliCalendar() {
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterDateFnsJalali}
        localeText={texts}
      >
        <DateCalendar defaultValue={new Date(2025, 2, 28)} />
      </LocalizationProvider>
    </RightToLeft>
  );
}
