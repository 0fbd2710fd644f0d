import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function Tide() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-21'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Tide on" value={day} onChange={setDay} />
        <DateCalendar value={day} onChange={setDay} sx={{ margin: 0 }} />
        <Typography>{day?.isValid() ? day.format('D MMMM YYYY') : 'No day chosen'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
