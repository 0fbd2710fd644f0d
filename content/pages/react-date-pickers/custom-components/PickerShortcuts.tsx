import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const invoiced = dayjs('2025-05-14');

const terms = [14, 30, 60].map((days) => ({
  label: `In ${days} days`,
  getValue: () => invoiced.add(days, 'day'),
}));

export default function PickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment due"
        defaultValue={invoiced}
        slotProps={{ shortcuts: { items: terms } }}
      />
    </LocalizationProvider>
  );
}
