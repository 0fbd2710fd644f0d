import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import 'moment/locale/de';

export default function LocaleMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="de">
      <DatePicker label="Lieferung" defaultValue={moment('2025-05-14')} />
    </LocalizationProvider>
  );
}
