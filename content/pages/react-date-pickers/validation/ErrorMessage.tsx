import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This date does not exist.',
  minDate: 'The archive begins on January 1, 2020.',
  maxDate: 'The archive ends on December 31, 2024.',
  shouldDisableDate: 'The archive is closed on Sundays.',
};

export default function ErrorMessage() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the visit"
        defaultValue={dayjs('2025-02-03')}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2024-12-31')}
        shouldDisableDate={(day: Dayjs) => day.day() === 0}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Not possible') : ' ',
          },
        }}
      />
    </LocalizationProvider>
  );
}
