import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateValidationError,
  PickerChangeHandlerContext,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { bookings } from '#data/bookings';

export default function LastValidDate() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-12'));
  const [lastValid, setLastValid] = useState(dayjs('2025-06-12'));
  const handleChange = (
    next: Dayjs | null,
    { validationError }: PickerChangeHandlerContext<DateValidationError>,
  ) => {
    setValue(next);
    if (next !== null && validationError === null) setLastValid(next);
  };
  const from = lastValid.format('YYYY-MM-DD');
  const count = bookings.filter(({ start }) => start >= from).length;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DatePicker
          label="Bookings from"
          value={value}
          onChange={handleChange}
          minDate={dayjs('2025-03-01')}
          maxDate={dayjs('2025-08-31')}
        />
        <Typography aria-live="polite">
          {count} bookings since {lastValid.format('MMMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
