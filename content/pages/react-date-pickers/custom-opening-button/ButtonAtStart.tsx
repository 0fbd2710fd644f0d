import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pickup"
        defaultValue={dayjs('2025-06-12T14:15')}
        slotProps={{
          field: {
            openPickerButtonPosition: 'start',
            clearable: true,
            clearButtonPosition: 'end',
          },
        }}
      />
    </LocalizationProvider>
  );
}
