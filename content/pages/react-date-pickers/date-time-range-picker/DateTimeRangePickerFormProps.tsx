import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const closure: DateRange<Dayjs> = [
  dayjs('2025-05-16T20:00'),
  dayjs('2025-05-19T05:00'),
];

export default function DateTimeRangePickerFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker label="Disabled" defaultValue={closure} disabled />
        <DateTimeRangePicker
          label="Read-only"
          defaultValue={closure}
          readOnly
        />
        <DateTimeRangePicker
          label="Road closure"
          name="closure"
          defaultValue={closure}
          slotProps={{ textField: { helperText: 'Nights and weekends only' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
