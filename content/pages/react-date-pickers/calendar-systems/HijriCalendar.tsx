import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import './arabicNames';
import { RightToLeft } from './rightToLeft';

function HarvestCalendar() {
  const adapter = usePickerAdapter();
  return (
    <DateCalendar
      defaultValue={adapter.date('2025-03-10')}
      minDate={adapter.date('1937-03-14')}
      maxDate={adapter.date('2076-11-26')}
    />
  );
}

export default function HijriCalendar() {
  return (
    <RightToLeft>
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <HarvestCalendar />
      </LocalizationProvider>
    </RightToLeft>
  );
}
