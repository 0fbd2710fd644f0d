import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const steps = ['Ordered', 'Delivered', 'Installed'];

export default function NextDate() {
  const [dates, setDates] = useState<(Dayjs | null)[]>([
    dayjs('2025-09-01'),
    null,
    null,
  ]);
  const next = dates.findIndex((date) => !date?.isValid());
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {steps.map((label, index) => (
          <DateField
            key={label}
            label={label}
            value={dates[index]}
            onChange={(date) => setDates(dates.with(index, date))}
            // If this is `undefined`, a field shows whether it has the focus.
            focused={index === next || undefined}
            helperText={index === next ? 'Enter this date next' : undefined}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
