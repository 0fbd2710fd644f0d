import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2025-06-18'), dayjs('2025-07-03')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
