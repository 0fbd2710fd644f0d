import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function MinMaxDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Bids until May 16, 5 PM"
        defaultValue={dayjs('2025-05-16T16:45')}
        minDateTime={dayjs('2025-05-12T09:00')}
        maxDateTime={dayjs('2025-05-16T17:00')}
      />
    </LocalizationProvider>
  );
}
