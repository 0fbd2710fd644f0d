import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LocaleLuxon() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="de">
      <DatePicker
        label="Lieferung"
        defaultValue={DateTime.fromISO('2025-05-14')}
      />
    </LocalizationProvider>
  );
}
