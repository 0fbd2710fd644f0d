import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function RangeErrors() {
  const [[start, end], setError] = useState<DateRangeValidationError>([
    null,
    null,
  ]);
  const message = [start && `Start: ${start}`, end && `End: ${end}`]
    .filter(Boolean)
    .join(', ');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental, starts on a weekday"
        defaultValue={[dayjs('2025-05-18'), dayjs('2025-05-24')]}
        shouldDisableDate={(day: Dayjs, position) =>
          position === 'start' && (day.day() === 0 || day.day() === 6)
        }
        onError={setError}
        slotProps={{ textField: { helperText: message || ' ' } }}
      />
    </LocalizationProvider>
  );
}
