import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerSlotProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

const expires = dayjs('2025-12-31');

export default function ClearableDatePicker() {
  const [clears, setClears] = useState(0);
  const clear = {
    clearable: true,
    onClear: () => setClears(clears + 1),
  } satisfies DatePickerSlotProps<true>['field'];
  const apart = {
    ...clear,
    clearButtonPosition: 'end',
    openPickerButtonPosition: 'start',
  } satisfies DatePickerSlotProps<true>['field'];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Both buttons at the end"
          defaultValue={expires}
          slotProps={{ field: clear }}
        />
        <DatePicker
          label="Calendar first, clear last"
          defaultValue={expires}
          slotProps={{ field: apart }}
        />
        <Typography aria-live="polite">Cleared {clears} times</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
