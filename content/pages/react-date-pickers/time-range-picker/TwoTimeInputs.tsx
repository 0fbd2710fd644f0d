import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TwoTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <TimeRangePicker
          defaultValue={[dayjs('2025-05-14T09:00'), dayjs('2025-05-14T18:30')]}
          localeText={{ start: 'Opens', end: 'Closes' }}
          slots={{ field: MultiInputTimeRangeField }}
          slotProps={{ tabs: { hidden: false } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
