import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opening = dayjs('2025-06-21T18:30');

export default function PickersAtAGlance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker label="Date Picker" defaultValue={opening} />
        <TimePicker label="Time Picker" defaultValue={opening} />
        <DateTimePicker label="Date Time Picker" defaultValue={opening} />
      </Stack>
    </LocalizationProvider>
  );
}
