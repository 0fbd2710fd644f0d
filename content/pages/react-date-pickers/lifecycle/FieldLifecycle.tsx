import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';

function describe(value: Dayjs | null) {
  if (value === null) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
}

export default function FieldLifecycle() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [calls, setCalls] = useState<string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateField
          label="Founded on"
          value={value}
          onChange={(next: Dayjs | null) => {
            setValue(next);
            setCalls((before) => [...before, describe(next)]);
          }}
        />
        <Typography aria-live="polite">
          Calls of onChange: {calls.length}
          {calls.length > 0 && `, the last: ${calls.slice(-5).join(', ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
