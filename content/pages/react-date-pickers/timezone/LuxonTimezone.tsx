import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { useState } from 'react';

export default function LuxonTimezone() {
  const [value, setValue] = useState<DateTime | null>(
    DateTime.fromISO('2025-05-14T20:00', { zone: 'Australia/Sydney' }),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Premiere in Sydney"
          value={value}
          onChange={setValue}
        />
        <Typography aria-live="polite">
          {value?.isValid ? value.toISO() : 'Not complete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
