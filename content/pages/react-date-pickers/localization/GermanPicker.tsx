import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanPicker() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={german}
    >
      <StaticDatePicker defaultValue={dayjs('2025-05-14')} />
    </LocalizationProvider>
  );
}
