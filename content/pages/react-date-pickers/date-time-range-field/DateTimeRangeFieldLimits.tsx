import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function DateTimeRangeFieldLimits() {
  const [[start, end], setError] = useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);
  let message = 'From June 6, 6 AM, to June 9, 8 PM';
  if (start === 'invalidRange') message = 'The end is before the start.';
  else if (start) message = `The start breaks a rule: ${start}`;
  else if (end) message = `The end breaks a rule: ${end}`;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Stand at the fair"
        defaultValue={[dayjs('2025-06-06T05:00'), dayjs('2025-06-08T18:00')]}
        minDateTime={dayjs('2025-06-06T06:00')}
        maxDateTime={dayjs('2025-06-09T20:00')}
        onError={setError}
        helperText={message}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
