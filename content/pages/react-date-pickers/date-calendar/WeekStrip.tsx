import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { bookings } from '#data/bookings';

const monday = dayjs('2025-06-02');
const today = monday.add(2, 'day');
const week = Array.from({ length: 7 }, (_, index) => monday.add(index, 'day'));

export default function WeekStrip() {
  const [chosen, setChosen] = useState<Dayjs>(today);
  const starts = bookings.filter(({ start }) =>
    start.startsWith(chosen.format('YYYY-MM-DD')),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          {week.map((day, index) => (
            <Stack key={index} sx={{ alignItems: 'center' }}>
              <Typography variant="caption">{day.format('dd')}</Typography>
              <PickersDay
                day={day}
                onDaySelect={setChosen}
                selected={day.isSame(chosen, 'day')}
                today={day.isSame(today, 'day')}
                outsideCurrentMonth={false}
                isFirstVisibleCell={index === 0}
                isLastVisibleCell={index === 6}
                disableMargin
                tabIndex={0}
                aria-label={day.format('dddd, MMMM D')}
                aria-pressed={day.isSame(chosen, 'day')}
              />
            </Stack>
          ))}
        </Stack>
        <Box aria-live="polite">
          {starts.map(({ id, title, traveler }) => (
            <Typography key={id} variant="body2">
              {title}: {traveler}
            </Typography>
          ))}
          {starts.length === 0 && (
            <Typography variant="body2">Nobody leaves on this day.</Typography>
          )}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
