import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function DateRangeFieldLimits() {
  const [[start, end], setError] = useState<DateRangeValidationError>([
    null,
    null,
  ]);
  let message = 'From June to August 2025';
  if (start === 'invalidRange') message = 'The end is before the start.';
  else if (start) message = `The start breaks a rule: ${start}`;
  else if (end) message = `The end breaks a rule: ${end}`;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Roadworks"
        defaultValue={[dayjs('2025-06-23'), dayjs('2025-06-06')]}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-08-31')}
        onError={setError}
        helperText={message}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
