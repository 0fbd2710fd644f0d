import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const isLunch = (time: Dayjs) => time.hour() === 12;

export default function SkipDisabledTimes() {
  const [skipDisabled, setSkipDisabled] = useState(true);
  const [readOnly, setReadOnly] = useState(false);
  const [disabled, setDisabled] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Paper variant="outlined" sx={{ width: 160 }}>
          <DigitalClock
            defaultValue={dayjs('2025-06-12T11:30')}
            minTime={dayjs('2025-06-12T09:00')}
            maxTime={dayjs('2025-06-12T16:30')}
            shouldDisableTime={isLunch}
            skipDisabled={skipDisabled}
            readOnly={readOnly}
            disabled={disabled}
          />
        </Paper>
        <Stack>
          <FormControlLabel
            label="Leave out disabled times"
            control={<Switch checked={skipDisabled} />}
            onChange={() => setSkipDisabled(!skipDisabled)}
          />
          <FormControlLabel
            label="Read-only"
            control={<Switch checked={readOnly} />}
            onChange={() => setReadOnly(!readOnly)}
          />
          <FormControlLabel
            label="Disabled"
            control={<Switch checked={disabled} />}
            onChange={() => setDisabled(!disabled)}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
