import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const cities = ['America/New_York', 'Europe/Paris', 'Asia/Tokyo'];

export default function DayjsTimezone() {
  const [call, setCall] = useState<Dayjs | null>(
    dayjs.tz('2025-05-14T09:00', 'America/New_York'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {cities.map((city) => (
          <DateTimePicker
            key={city}
            label={`Call, ${city}`}
            timezone={city}
            value={call}
            onChange={setCall}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
