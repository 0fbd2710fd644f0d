import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const choices: Record<string, TimeView[]> = {
  'Hours and minutes': ['hours', 'minutes'],
  'Hours, minutes, and seconds': ['hours', 'minutes', 'seconds'],
  'Minutes and seconds': ['minutes', 'seconds'],
  Hours: ['hours'],
};

export default function TimeClockViews() {
  const [choice, setChoice] = useState('Minutes and seconds');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <FormControl sx={{ width: 280 }}>
          <InputLabel htmlFor="clock-views">Views</InputLabel>
          <NativeSelect
            id="clock-views"
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          >
            {Object.keys(choices).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </FormControl>
        <TimeClock
          key={choice}
          ampm={false}
          showViewSwitcher
          views={choices[choice]}
          defaultValue={dayjs('2025-05-14T14:05:35')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
