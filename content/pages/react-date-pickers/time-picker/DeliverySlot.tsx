import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const taken = new Set(['09:00', '10:30', '11:00', '14:30']);

export default function DeliverySlot() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-12T12:00'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 220 }}>
        <Typography variant="subtitle2">Delivery on June 12</Typography>
        <Paper variant="outlined">
          <DigitalClock
            value={value}
            onChange={setValue}
            timeStep={30}
            skipDisabled
            minTime={dayjs('2025-06-12T08:00')}
            maxTime={dayjs('2025-06-12T18:00')}
            shouldDisableTime={(time: Dayjs) => taken.has(time.format('HH:mm'))}
          />
        </Paper>
        <Typography variant="body2" aria-live="polite">
          Between {value?.format('h:mm')} and{' '}
          {value?.add(30, 'minute').format('h:mm A')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
