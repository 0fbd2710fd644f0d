import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/fr';

const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FrenchField() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={french}
    >
      <DateTimeField
        label="Rendez-vous"
        slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
      />
    </LocalizationProvider>
  );
}
