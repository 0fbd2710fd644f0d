import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { popupDirection, RightToLeft } from './rightToLeft';

const texts = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JalaliPicker() {
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterDateFnsJalali}
        localeText={texts}
      >
        <DatePicker
          label="تاریخ تحویل"
          defaultValue={new Date(2025, 2, 21)}
          slotProps={popupDirection}
        />
      </LocalizationProvider>
    </RightToLeft>
  );
}
