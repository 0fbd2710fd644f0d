import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import { useState } from 'react';

const at = (time: string) => dayjs(`2025-05-14T${time}`);

export default function TimeRangeFieldLimits() {
  const [[start, end], setError] = useState<TimeRangeValidationError>([
    null,
    null,
  ]);
  let message = 'The lab is open from 8 AM to 6 PM.';
  if (start === 'invalidRange') message = 'The end is before the start.';
  else if (start) message = `The start breaks a rule: ${start}`;
  else if (end) message = `The end breaks a rule: ${end}`;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Time in the lab"
        defaultValue={[at('15:00'), at('18:30')]}
        minTime={at('08:00')}
        maxTime={at('18:00')}
        minutesStep={15}
        onError={setError}
        helperText={message}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
