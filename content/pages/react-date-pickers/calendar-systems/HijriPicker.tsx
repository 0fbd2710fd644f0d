import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import './arabicNames';
import { popupDirection, RightToLeft } from './rightToLeft';

function ArrivalPicker() {
  const adapter = usePickerAdapter();
  return (
    <DateTimePicker
      label="موعد الوصول"
      ampm={false}
      defaultValue={adapter.date('2025-03-10T16:30')}
      minDate={adapter.date('1937-03-14')}
      maxDate={adapter.date('2076-11-26')}
      slotProps={popupDirection}
    />
  );
}

export default function HijriPicker() {
  return (
    <RightToLeft>
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <ArrivalPicker />
      </LocalizationProvider>
    </RightToLeft>
  );
}
