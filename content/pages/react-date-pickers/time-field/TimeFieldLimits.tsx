import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The workshop opens at 8:00 AM.',
  maxTime: 'The last appointment is at 5:30 PM.',
  minutesStep: 'Appointments start every 15 minutes.',
  invalidDate: 'This time doesn’t exist.',
};

export default function TimeFieldLimits() {
  const [error, setError] = useState<TimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Appointment"
        defaultValue={dayjs('2025-06-12T10:20')}
        minTime={dayjs('2025-06-12T08:00')}
        maxTime={dayjs('2025-06-12T17:30')}
        minutesStep={15}
        onError={setError}
        helperText={error ? messages[error] : 'This time is available.'}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
