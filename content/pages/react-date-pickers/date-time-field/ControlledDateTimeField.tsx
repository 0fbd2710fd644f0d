import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledDateTimeField() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimeField label="Launch" value={value} onChange={setValue} />
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            onClick={() => setValue(dayjs('2025-09-03T18:40'))}
          >
            First window
          </Button>
          <Button onClick={() => setValue(null)}>Clear</Button>
        </Stack>
        <Typography aria-live="polite">
          {value?.isValid()
            ? value.format('dddd, MMMM D, YYYY [at] HH:mm')
            : 'No complete date and time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
