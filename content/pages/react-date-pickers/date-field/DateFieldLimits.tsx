import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function DateFieldLimits() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Delivery in June 2025"
        defaultValue={dayjs('2025-07-04')}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-06-30')}
        onError={setError}
        helperText={error ? `Rule broken: ${error}` : 'This day is fine.'}
      />
    </LocalizationProvider>
  );
}
