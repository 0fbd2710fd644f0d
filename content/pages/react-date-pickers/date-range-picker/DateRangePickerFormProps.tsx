import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const quarter: DateRange<Dayjs> = [dayjs('2025-04-01'), dayjs('2025-06-30')];

export default function DateRangePickerFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker label="Disabled" defaultValue={quarter} disabled />
        <DateRangePicker label="Read-only" defaultValue={quarter} readOnly />
        <DateRangePicker
          label="Reporting period"
          name="period"
          defaultValue={quarter}
          slotProps={{ textField: { helperText: 'At most one year' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
