import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledDateCalendar() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar value={value} onChange={setValue} />
        <Typography align="center" aria-live="polite">
          Low tide of {value?.format('dddd, MMMM D')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
