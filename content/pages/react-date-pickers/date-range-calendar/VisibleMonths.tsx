import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

const counts = [1, 2, 3] as const;
type Count = (typeof counts)[number];

export default function VisibleMonths() {
  const [calendars, setCalendars] = useState<Count>(2);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of months"
          value={calendars}
          onChange={(_, next: Count | null) => setCalendars(next ?? calendars)}
        >
          {counts.map((count) => (
            <ToggleButton key={count} value={count}>
              {count}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
          <DateRangeCalendar
            key={calendars}
            calendars={calendars}
            currentMonthCalendarPosition={calendars}
            defaultValue={[dayjs('2025-06-09'), dayjs('2025-06-20')]}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
