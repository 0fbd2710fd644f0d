import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const visit: DateRange<Dayjs> = [
  dayjs('2025-05-14T14:00'),
  dayjs('2025-05-14T16:00'),
];

export default function TimeRangePickerFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker label="Disabled" defaultValue={visit} disabled />
        <TimeRangePicker label="Read-only" defaultValue={visit} readOnly />
        <TimeRangePicker
          label="Visiting hours"
          name="visit"
          defaultValue={visit}
          slotProps={{ textField: { helperText: 'Two hours at most' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
