import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const survey: DateRange<Dayjs> = [dayjs('2025-03-24'), dayjs('2025-05-09')];

export default function NumberOfCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker label="1 month" defaultValue={survey} calendars={1} />
        <DateRangePicker label="2 months" defaultValue={survey} calendars={2} />
        <DateRangePicker
          label="3 months, the chosen one in the middle"
          defaultValue={survey}
          calendars={3}
          currentMonthCalendarPosition={2}
        />
      </Stack>
    </LocalizationProvider>
  );
}
