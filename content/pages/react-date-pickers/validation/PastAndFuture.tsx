import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PastAndFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Delivery, from today on"
          defaultValue={dayjs('2019-05-02')}
          disablePast
        />
        <DatePicker
          label="Day of the accident"
          defaultValue={dayjs('2019-05-02')}
          disableFuture
        />
        <DateTimePicker
          label="Reading of the meter, until now"
          defaultValue={dayjs('2091-05-02T08:00')}
          disableFuture
        />
      </Stack>
    </LocalizationProvider>
  );
}
