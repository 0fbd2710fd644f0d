import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function ButtonProps() {
  const [count, setCount] = useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Tasting"
          defaultValue={dayjs('2025-10-04')}
          onOpen={() => setCount(count + 1)}
          slotProps={{
            openPickerButton: { color: 'secondary', size: 'small' },
            openPickerIcon: { fontSize: 'small' },
          }}
        />
        <Typography aria-live="polite">Times opened: {count}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
