import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function ClearableDatePicker() {
  const [clears, setClears] = useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="End of contract"
          defaultValue={dayjs('2025-12-31')}
          slotProps={{
            field: { clearable: true, onClear: () => setClears(clears + 1) },
          }}
        />
        <Typography>Cleared {clears} times</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
