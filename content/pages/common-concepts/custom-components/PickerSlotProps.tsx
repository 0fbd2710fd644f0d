import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickerSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection date"
        defaultValue={dayjs('2025-06-12')}
        slotProps={{
          textField: {
            size: 'small',
            fullWidth: true,
            helperText: 'The crane is out of service on this day.',
          },
          openPickerButton: { color: 'primary' },
          actionBar: { actions: ['clear', 'today', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
