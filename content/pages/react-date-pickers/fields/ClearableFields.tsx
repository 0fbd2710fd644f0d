import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import { useState } from 'react';

const reminder = dayjs('2025-06-04T18:30');

export default function ClearableFields() {
  const [cleared, setCleared] = useState<string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          clearable
          label="Remind me on"
          defaultValue={reminder}
          onClear={() => setCleared([...cleared, 'day'])}
        />
        <TimeField
          clearable
          clearButtonPosition="start"
          label="Remind me at"
          defaultValue={reminder}
          onClear={() => setCleared([...cleared, 'time'])}
          slotProps={{ clearButton: { color: 'error' } }}
        />
        <DateField
          clearable
          readOnly
          label="Created, read-only"
          defaultValue={reminder}
        />
        <Typography aria-live="polite">
          Cleared: {cleared.join(', ') || 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
