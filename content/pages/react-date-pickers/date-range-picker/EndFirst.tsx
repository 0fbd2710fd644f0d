import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function EndFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental, mostly extended"
        defaultValue={[dayjs('2025-07-11'), dayjs('2025-07-18')]}
        defaultRangePosition="end"
        disableDragEditing
      />
    </LocalizationProvider>
  );
}
