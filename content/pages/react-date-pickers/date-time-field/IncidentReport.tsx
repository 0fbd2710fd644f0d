import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const limit = 8 * 60;

function getMinutes(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) return null;
  return end.diff(start, 'minute');
}

function describe(minutes: number | null) {
  if (minutes === null) return 'Enter both times';
  if (minutes < 0) return 'Earlier than the step before';
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min later`;
}

export default function IncidentReport() {
  const [detected, setDetected] = useState<Dayjs | null>(
    dayjs('2025-06-11T22:47'),
  );
  const [answered, setAnswered] = useState<Dayjs | null>(
    dayjs('2025-06-11T23:02'),
  );
  const [resolved, setResolved] = useState<Dayjs | null>(
    dayjs('2025-06-12T05:31'),
  );
  const response = getMinutes(detected, answered);
  const repair = getMinutes(answered, resolved);
  const isComplete = response !== null && repair !== null;
  const isOrdered = isComplete && response >= 0 && repair >= 0;
  const isInTime = isOrdered && response + repair <= limit;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 360 }}>
        <DateTimeField
          label="Detected"
          required
          ampm={false}
          value={detected}
          onChange={setDetected}
          helperText="First alert of the monitoring"
        />
        <DateTimeField
          label="Answered"
          required
          ampm={false}
          value={answered}
          onChange={setAnswered}
          minDateTime={detected?.isValid() ? detected : undefined}
          helperText={describe(response)}
        />
        <DateTimeField
          label="Resolved"
          clearable
          ampm={false}
          value={resolved}
          onChange={setResolved}
          minDateTime={answered?.isValid() ? answered : undefined}
          helperText={describe(repair)}
        />
        <Alert variant="outlined" severity={isInTime ? 'success' : 'warning'}>
          {isInTime
            ? 'The incident was resolved within eight hours.'
            : 'The incident wasn’t resolved within eight hours.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
