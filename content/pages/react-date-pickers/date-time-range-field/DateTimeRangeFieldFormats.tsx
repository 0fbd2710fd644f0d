import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const backup: DateRange<Dayjs> = [
  dayjs('2025-05-14T23:30:15'),
  dayjs('2025-05-15T01:12:48'),
];

export default function DateTimeRangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="24 hours"
          ampm={false}
          defaultValue={backup}
        />
        <SingleInputDateTimeRangeField
          label="With seconds"
          format="YYYY-MM-DD HH:mm:ss"
          dateSeparator="to"
          defaultValue={backup}
        />
        <SingleInputDateTimeRangeField
          label="Without the year"
          format="D MMM, HH:mm"
          defaultValue={backup}
        />
      </Stack>
    </LocalizationProvider>
  );
}
