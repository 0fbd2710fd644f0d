import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const regatta: DateRange<Dayjs> = [
  dayjs('2025-08-01T09:00'),
  dayjs('2025-08-03T17:30'),
];

export default function DateTimeRangePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DesktopDateTimeRangePicker label="Popup" defaultValue={regatta} />
        <MobileDateTimeRangePicker label="Dialog" defaultValue={regatta} />
      </Stack>
    </LocalizationProvider>
  );
}
