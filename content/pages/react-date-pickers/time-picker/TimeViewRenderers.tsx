import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const slot = dayjs('2025-05-14T10:30');

export default function TimeViewRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Clock instead of lists"
          defaultValue={slot}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
          }}
        />
        <TimePicker
          label="One list, every half hour"
          defaultValue={slot}
          timeSteps={{ minutes: 30 }}
          minTime={dayjs('2025-05-14T08:00')}
          maxTime={dayjs('2025-05-14T17:00')}
          skipDisabled
          thresholdToRenderTimeInASingleColumn={48}
        />
        <TimePicker
          label="Typing only"
          defaultValue={slot}
          viewRenderers={{ hours: null, minutes: null, meridiem: null }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
