import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  type DateRangePickerSlotProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const field = {
  dateSeparator: 'to',
  clearable: true,
} satisfies DateRangePickerSlotProps<true>['field'];

export default function CustomRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Exhibition"
        format="D MMM YYYY"
        defaultValue={[dayjs('2025-09-05'), dayjs('2025-11-16')]}
        slotProps={{
          field,
          textField: { variant: 'filled', sx: { minWidth: 300 } },
        }}
      />
    </LocalizationProvider>
  );
}
