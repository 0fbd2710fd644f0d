import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateField } from '@mui/x-date-pickers/DateField';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RightToLeft } from './rightToLeft';

// moment-jalaali comes without types; the adapter holds its instance.
new AdapterMomentJalaali().moment.loadPersian({ dialect: 'persian-modern' });

function DeliveryField() {
  const adapter = usePickerAdapter();
  return (
    <DateField
      label="تاریخ تحویل"
      format="jD jMMMM jYYYY"
      defaultValue={adapter.date('2025-03-21')}
    />
  );
}

export default function JalaliMoment() {
  return (
    <RightToLeft>
      <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
        <DeliveryField />
      </LocalizationProvider>
    </RightToLeft>
  );
}
