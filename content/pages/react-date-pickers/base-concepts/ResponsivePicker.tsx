import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ResponsivePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Popup from 720 px on"
        desktopModeMediaQuery="@media (min-width: 720px)"
        defaultValue={dayjs('2025-10-24T19:30')}
      />
    </LocalizationProvider>
  );
}
