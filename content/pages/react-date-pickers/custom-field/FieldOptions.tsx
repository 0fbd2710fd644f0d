import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldOptions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        defaultValue={dayjs('2025-09-18')}
        formatDensity="spacious"
        slotProps={{
          field: { clearable: true },
          textField: ({ isPickerOpen }) => ({
            variant: 'filled',
            size: 'small',
            helperText: isPickerOpen
              ? 'Weekends are fine, too.'
              : 'First day in the vineyard',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
