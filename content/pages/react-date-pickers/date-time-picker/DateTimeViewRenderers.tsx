import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const watch = dayjs('2025-05-14T04:00');

export default function DateTimeViewRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Clock face for the time"
          defaultValue={watch}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />
        <DateTimePicker
          label="Calendar only, time by typing"
          defaultValue={watch}
          viewRenderers={{ hours: null, minutes: null, seconds: null }}
        />
        <DateTimePicker
          label="Every four hours"
          defaultValue={watch}
          ampm={false}
          views={['year', 'day', 'hours']}
          timeSteps={{ hours: 4 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
