import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const voyage: DateRange<Dayjs> = [
  dayjs('2025-03-28T06:00'),
  dayjs('2025-04-11T19:00'),
];

export default function DateTimeRangeMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker label="1 month" defaultValue={voyage} />
        <DateTimeRangePicker
          label="2 months"
          defaultValue={voyage}
          calendars={2}
        />
        <DateTimeRangePicker
          label="3 months"
          defaultValue={voyage}
          calendars={3}
        />
      </Stack>
    </LocalizationProvider>
  );
}
