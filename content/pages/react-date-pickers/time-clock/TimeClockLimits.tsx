import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const isLunch = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() === 12;

export default function TimeClockLimits() {
  const [disabled, setDisabled] = useState(false);
  const [readOnly, setReadOnly] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Stack direction="row">
          <FormControlLabel
            label="Disabled"
            control={<Switch checked={disabled} />}
            onChange={() => setDisabled(!disabled)}
          />
          <FormControlLabel
            label="Read-only"
            control={<Switch checked={readOnly} />}
            onChange={() => setReadOnly(!readOnly)}
          />
        </Stack>
        <TimeClock
          ampm={false}
          defaultValue={dayjs('2025-06-12T09:30')}
          minTime={dayjs('2025-06-12T08:30')}
          maxTime={dayjs('2025-06-12T17:00')}
          minutesStep={15}
          shouldDisableTime={isLunch}
          disabled={disabled}
          readOnly={readOnly}
          showViewSwitcher
        />
      </Stack>
    </LocalizationProvider>
  );
}
