import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const eclipse = dayjs('2026-08-12T19:45:54');

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Day and hour"
          views={['year', 'day', 'hours']}
          defaultValue={eclipse}
        />
        <DateTimePicker
          label="Starts with the year"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          defaultValue={eclipse}
        />
        <DateTimePicker
          label="To the second"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={eclipse}
        />
      </Stack>
    </LocalizationProvider>
  );
}
