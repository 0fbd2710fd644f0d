import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const start: DateRange<Dayjs> = [dayjs('2025-08-04'), dayjs('2025-08-15')];

function describe(range: DateRange<Dayjs>) {
  return range.map((day) => day?.format('MMM D') ?? 'open').join(' to ');
}

export default function CompleteRange() {
  const [value, setValue] = useState(start);
  const [complete, setComplete] = useState(start);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
          <DateRangeCalendar
            calendars={1}
            value={value}
            onChange={(next, selectionState) => {
              setValue(next);
              if (selectionState === 'finish') setComplete(next);
            }}
          />
        </Box>
        <Typography>Value: {describe(value)}</Typography>
        <Typography aria-live="polite">
          Last complete vacation: {describe(complete)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
