import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const lap = dayjs('2025-05-14T14:05:35');

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker label="Hours" views={['hours']} defaultValue={lap} />
        <TimePicker
          label="Minutes and seconds"
          views={['minutes', 'seconds']}
          defaultValue={lap}
        />
        <TimePicker
          label="Hours, minutes and seconds"
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={lap}
        />
      </Stack>
    </LocalizationProvider>
  );
}
