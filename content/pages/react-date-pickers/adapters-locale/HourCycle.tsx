import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const train = dayjs('2025-05-14T18:04');

export default function HourCycle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker label="As the locale says" defaultValue={train} />
        <TimePicker label="24 hours" ampm={false} defaultValue={train} />
        <TimePicker label="12 hours" ampm defaultValue={train} />
      </Stack>
    </LocalizationProvider>
  );
}
