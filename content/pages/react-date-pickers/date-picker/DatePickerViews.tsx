import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const built = dayjs('1987-11-05');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Year" views={['year']} defaultValue={built} />
        <DatePicker
          label="Month and year"
          views={['year', 'month']}
          defaultValue={built}
        />
        <DatePicker
          label="Year, month and day"
          views={['year', 'month', 'day']}
          openTo="year"
          yearsOrder="desc"
          defaultValue={built}
        />
      </Stack>
    </LocalizationProvider>
  );
}
