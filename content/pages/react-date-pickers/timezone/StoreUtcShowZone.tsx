import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/Chicago', 'Africa/Nairobi', 'Asia/Kolkata'];

export default function StoreUtcShowZone() {
  const [zone, setZone] = useState('Asia/Kolkata');
  const [stored, setStored] = useState<Dayjs | null>(
    dayjs.utc('2025-05-14T15:30'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TextField
          select
          label="Show in"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Start of the webinar"
          timezone={zone}
          value={stored}
          onChange={setStored}
        />
        <Typography aria-live="polite">
          Stored: {stored?.isValid() ? stored.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
