import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opens = dayjs('2025-05-14T09:00');
const closes = dayjs('2025-05-14T17:30');

export default function MinMaxTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Before the shop opens"
          defaultValue={dayjs('2025-05-14T08:15')}
          minTime={opens}
          maxTime={closes}
        />
        <DateTimePicker
          label="Any day, within opening hours"
          defaultValue={dayjs('2025-06-03T11:00')}
          minTime={opens}
          maxTime={closes}
        />
        <TimePicker
          label="On May 13, the day before"
          defaultValue={dayjs('2025-05-13T11:00')}
          minTime={opens}
          maxTime={closes}
          disableIgnoringDatePartForTimeValidation
        />
      </Stack>
    </LocalizationProvider>
  );
}
