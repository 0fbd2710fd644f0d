import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledDatePicker() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-28'));
  const isComplete = value !== null && value.isValid();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Sowing day" value={value} onChange={setValue} />
        <Typography>
          {isComplete
            ? `Harvest about ${value.add(75, 'day').format('MMMM D, YYYY')}`
            : 'Choose a day to see the harvest.'}
        </Typography>
        <Button
          disabled={!isComplete}
          onClick={() => setValue(value?.add(1, 'week') ?? null)}
        >
          One week later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
