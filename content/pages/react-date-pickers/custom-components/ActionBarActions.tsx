import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ActionBarActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment"
        defaultValue={dayjs('2025-05-14')}
        slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
