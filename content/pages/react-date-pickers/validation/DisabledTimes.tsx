import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const isLunch = (value: Dayjs, view: TimeView) =>
  view === 'hours' && value.hour() >= 12 && value.hour() < 14;

export default function DisabledTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Not between noon and two"
          defaultValue={dayjs('2025-05-14T12:30')}
          shouldDisableTime={isLunch}
        />
        <TimePicker
          label="Quarter hours only"
          defaultValue={dayjs('2025-05-14T10:20')}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
