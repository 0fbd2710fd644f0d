import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const tide = dayjs('2025-05-14T16:20');

export default function TimeClockHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, justifyContent: 'center', width: '100%' }}
      >
        <Stack sx={{ alignItems: 'center' }}>
          <Typography variant="subtitle2">12 hours</Typography>
          <TimeClock ampm ampmInClock defaultValue={tide} />
        </Stack>
        <Stack sx={{ alignItems: 'center' }}>
          <Typography variant="subtitle2">24 hours</Typography>
          <TimeClock ampm={false} defaultValue={tide} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
