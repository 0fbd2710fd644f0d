import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const show = (error: DateTimeValidationError) =>
  error ? `Rule broken: ${error}` : 'This is fine.';

export default function DateTimeFieldLimits() {
  const [bid, setBid] = useState<DateTimeValidationError>(null);
  const [visit, setVisit] = useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimeField
          label="Bid, May 12, 9 AM to May 16, 5 PM"
          defaultValue={dayjs('2025-05-17T10:00')}
          minDateTime={dayjs('2025-05-12T09:00')}
          maxDateTime={dayjs('2025-05-16T17:00')}
          onError={setBid}
          helperText={show(bid)}
        />
        <DateTimeField
          label="Visit in May, 9 AM to 5 PM"
          defaultValue={dayjs('2025-05-14T18:30')}
          minDate={dayjs('2025-05-01')}
          maxDate={dayjs('2025-05-31')}
          minTime={dayjs('2025-05-01T09:00')}
          maxTime={dayjs('2025-05-01T17:00')}
          onError={setVisit}
          helperText={show(visit)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
