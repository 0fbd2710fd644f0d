import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonUtc() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <DateTimePicker
        label="Satellite pass, UTC"
        defaultValue={DateTime.fromISO('2025-05-14T03:12', { zone: 'UTC' })}
      />
    </LocalizationProvider>
  );
}
