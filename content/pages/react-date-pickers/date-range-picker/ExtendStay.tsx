import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ExtendStay() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-07-11'),
    dayjs('2025-07-18'),
  ]);
  const [position, setPosition] = useState<RangePosition>('end');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Day to change"
          value={position}
          onChange={(_, next: RangePosition | null) =>
            setPosition(next ?? position)
          }
        >
          <ToggleButton value="start">Arrival</ToggleButton>
          <ToggleButton value="end">Departure</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ position: 'relative', overflowX: 'auto', maxWidth: '100%' }}>
          <DateRangeCalendar
            calendars={1}
            value={value}
            onChange={setValue}
            rangePosition={position}
            onRangePositionChange={setPosition}
            availableRangePositions={[position]}
            minDate={(position === 'end' && value[0]) || undefined}
            maxDate={(position === 'start' && value[1]) || undefined}
            disableDragEditing
            disableAutoMonthSwitching
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
