import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const start = dayjs('2025-05-14T06:30');

export default function ClosingTimePickers() {
  const [accepted, setAccepted] = useState('none');
  const report = (next: Dayjs | null) => {
    setAccepted(next?.isValid() ? next.format('h:mm A') : 'none');
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <TimePicker
          label="Waits for OK, as in version 8"
          defaultValue={start}
          onAccept={report}
        />
        <TimePicker
          label="Closes after the last choice"
          closeOnSelect
          defaultValue={start}
          onAccept={report}
        />
        <Typography role="status">Last accepted time: {accepted}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
