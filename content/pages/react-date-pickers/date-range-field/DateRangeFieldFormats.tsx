import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const tour: DateRange<Dayjs> = [dayjs('2025-09-01'), dayjs('2025-11-30')];

export default function DateRangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Month by name"
          format="D MMM YYYY"
          defaultValue={tour}
        />
        <SingleInputDateRangeField
          label="A word in between"
          format="YYYY-MM-DD"
          dateSeparator="to"
          defaultValue={tour}
        />
        <SingleInputDateRangeField
          label="Months only"
          format="MMM YYYY"
          size="small"
          defaultValue={tour}
        />
      </Stack>
    </LocalizationProvider>
  );
}
