import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonBaseActions } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import { bookings } from '#data/bookings';

const monday = dayjs('2025-06-02');
const today = monday.add(4, 'day');
const week = Array.from({ length: 7 }, (_, index) => monday.add(index, 'day'));

const countStarts = (day: Dayjs) =>
  bookings.filter(({ start }) => start.startsWith(day.format('YYYY-MM-DD')))
    .length;

export default function DayPreview() {
  const [chosen, setChosen] = useState<Dayjs>(monday);
  const [preview, setPreview] = useState<Dayjs | null>(null);
  const todayAction = useRef<ButtonBaseActions>(null);
  const shown = preview ?? chosen;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
        <Stack
          direction="row"
          onMouseLeave={() => setPreview(null)}
          sx={{ justifyContent: 'space-between' }}
        >
          {week.map((day, index) => (
            <PickersDay
              key={index}
              day={day}
              onDaySelect={setChosen}
              selected={day.isSame(chosen, 'day')}
              today={day.isSame(today, 'day')}
              outsideCurrentMonth={false}
              isFirstVisibleCell={index === 0}
              isLastVisibleCell={index === 6}
              disableMargin
              tabIndex={0}
              action={day.isSame(today, 'day') ? todayAction : undefined}
              // The same preview with a mouse and with the Tab key.
              onMouseEnter={() => setPreview(day)}
              onFocusVisible={() => setPreview(day)}
              onBlur={() => setPreview(null)}
              aria-label={day.format('dddd, MMMM D')}
              aria-pressed={day.isSame(chosen, 'day')}
            />
          ))}
        </Stack>
        <Typography aria-live="polite">
          Departures on {shown.format('dddd, MMMM D')}: {countStarts(shown)}
        </Typography>
        <Box>
          <Button
            onClick={() => {
              setChosen(today);
              todayAction.current?.focusVisible();
            }}
          >
            Go to today
          </Button>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
