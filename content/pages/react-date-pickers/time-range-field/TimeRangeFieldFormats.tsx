import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const race: DateRange<Dayjs> = [
  dayjs('2025-05-14T14:05:30'),
  dayjs('2025-05-14T15:47:12'),
];

export default function TimeRangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="24 hours"
          ampm={false}
          defaultValue={race}
        />
        <SingleInputTimeRangeField
          label="With seconds"
          format="HH:mm:ss"
          defaultValue={race}
        />
        <SingleInputTimeRangeField
          label="A word in between"
          dateSeparator="to"
          defaultValue={race}
        />
      </Stack>
    </LocalizationProvider>
  );
}
