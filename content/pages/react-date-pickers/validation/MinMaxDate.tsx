import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function MinMaxDate() {
  const [arrival, setArrival] = useState<Dayjs | null>(dayjs('2025-07-11'));
  const first = arrival?.isValid() ? arrival.add(1, 'day') : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Arrival in the season of 2025"
          value={arrival}
          onChange={setArrival}
          minDate={dayjs('2025-06-01')}
          maxDate={dayjs('2025-09-30')}
        />
        <DatePicker
          label="Departure, at least one night later"
          defaultValue={dayjs('2025-07-18')}
          minDate={first}
          maxDate={first?.add(20, 'day')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
