import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const fair: DateRange<Dayjs> = [dayjs('2025-10-07'), dayjs('2025-10-12')];

export default function RangeCalendarStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <div>
          <Typography>Disabled</Typography>
          <DateRangeCalendar calendars={1} defaultValue={fair} disabled />
        </div>
        <div>
          <Typography>Read-only</Typography>
          <DateRangeCalendar calendars={1} defaultValue={fair} readOnly />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
