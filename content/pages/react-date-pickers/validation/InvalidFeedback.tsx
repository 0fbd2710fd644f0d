import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const march = { min: dayjs('2025-03-10'), max: dayjs('2025-03-21') };

export default function InvalidFeedback() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Outside of the exam weeks"
          defaultValue={dayjs('2025-03-27')}
          minDate={march.min}
          maxDate={march.max}
        />
        <DateCalendar
          defaultValue={dayjs('2025-03-18')}
          minDate={march.min}
          maxDate={march.max}
          sx={{ m: 0 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
