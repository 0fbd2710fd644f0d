import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const festival: DateRange<Dayjs> = [
  dayjs('2025-06-21T10:00'),
  dayjs('2025-06-23T18:30'),
];

export default function RangesAtAGlance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateRangePicker label="Date Range Picker" defaultValue={festival} />
        <TimeRangePicker label="Time Range Picker" defaultValue={festival} />
        <DateTimeRangePicker
          label="Date Time Range Picker"
          defaultValue={festival}
        />
      </Stack>
    </LocalizationProvider>
  );
}
