import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

const spanish = esES.components.MuiLocalizationProvider.defaultProps.localeText;

function ClearAndAccept() {
  const texts = usePickerTranslations();
  const { clearValue, acceptValueChanges } = usePickerActionsContext();
  return (
    <DialogActions>
      <Button color="inherit" onClick={clearValue}>
        {texts.clearButtonLabel}
      </Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        {texts.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function TranslationsInSlot() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="es"
      localeText={spanish}
    >
      <StaticDatePicker
        defaultValue={dayjs('2025-05-14')}
        slots={{ actionBar: ClearAndAccept }}
      />
    </LocalizationProvider>
  );
}
