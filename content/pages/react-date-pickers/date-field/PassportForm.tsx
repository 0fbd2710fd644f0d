import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const trip = dayjs('2025-06-12');

export default function PassportForm() {
  const [birth, setBirth] = useState<Dayjs | null>(dayjs('1994-07-23'));
  const [issued, setIssued] = useState<Dayjs | null>(dayjs('2015-11-04'));
  const [expires, setExpires] = useState<Dayjs | null>(dayjs('2025-11-03'));
  const age = birth?.isValid() ? trip.diff(birth, 'year') : null;
  const months = expires?.isValid() ? expires.diff(trip, 'month') : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 440 }}>
        <DateField
          id="birth"
          label="Date of birth"
          required
          fullWidth
          value={birth}
          onChange={setBirth}
          minDate={dayjs('1900-01-01')}
          maxDate={trip}
          helperText={
            age === null ? ' ' : `${age} years old on the day of the flight`
          }
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateField
            label="Passport issued"
            required
            fullWidth
            value={issued}
            onChange={setIssued}
            minDate={birth?.isValid() ? birth : undefined}
            maxDate={trip}
          />
          <DateField
            label="Passport expires"
            required
            fullWidth
            value={expires}
            onChange={setExpires}
            minDate={issued?.isValid() ? issued : undefined}
          />
        </Stack>
        <Alert
          variant="outlined"
          severity={months !== null && months >= 6 ? 'success' : 'warning'}
        >
          {months !== null && months >= 6
            ? 'The passport is valid for at least six months after June 12.'
            : 'The passport has to be valid for six months after June 12.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
