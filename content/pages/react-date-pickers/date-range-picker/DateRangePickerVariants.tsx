import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const season: DateRange<Dayjs> = [dayjs('2025-05-10'), dayjs('2025-05-21')];

export default function DateRangePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <DesktopDateRangePicker label="Two months" defaultValue={season} />
        <MobileDateRangePicker label="Dialog" defaultValue={season} />
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDateRangePicker defaultValue={season} calendars={1} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
