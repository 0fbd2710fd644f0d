import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function SelectionStates() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14T07:15'));
  const [state, setState] = useState('not called yet');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={value}
          onChange={(newValue, selectionState) => {
            setValue(newValue);
            setState(selectionState ?? 'none');
          }}
        />
        <Typography aria-live="polite">
          {value?.format('HH:mm')}, state: {state}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
