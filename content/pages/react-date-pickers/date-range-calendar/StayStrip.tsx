import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePickerDay } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';

const monday = dayjs('2025-06-02');
const week = Array.from({ length: 7 }, (_, index) => monday.add(index, 'day'));
const arrival = 1;

export default function StayStrip() {
  const [departure, setDeparture] = useState(3);
  const [pointed, setPointed] = useState(0);
  const isDragged = useRef(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack
          direction="row"
          role="group"
          aria-label="Departure"
          onMouseLeave={() => setPointed(0)}
        >
          {week.map((day, index) => {
            const isEnd = index === arrival || index === departure;
            const isPreviewing = index >= departure && index <= pointed;
            return (
              <DateRangePickerDay
                key={index}
                day={day}
                outsideCurrentMonth={false}
                isFirstVisibleCell={index === 0}
                isLastVisibleCell={index === 6}
                disabled={index <= arrival}
                selected={isEnd}
                isVisuallySelected={isEnd}
                isHighlighting={index >= arrival && index <= departure}
                isStartOfHighlighting={index === arrival}
                isEndOfHighlighting={index === departure}
                isPreviewing={isPreviewing}
                isStartOfPreviewing={isPreviewing && index === departure}
                isEndOfPreviewing={isPreviewing && index === pointed}
                onMouseEnter={() => setPointed(index)}
                onDaySelect={() => setDeparture(index)}
                draggable={index === departure}
                onDragStart={() => {
                  isDragged.current = true;
                }}
                onDragEnter={() => {
                  if (isDragged.current) setDeparture(index);
                }}
                onDragOver={(event) => event.preventDefault()}
                onDragEnd={() => {
                  isDragged.current = false;
                }}
                tabIndex={0}
                aria-label={day.format('dddd, MMMM D')}
                aria-pressed={index === departure}
              />
            );
          })}
        </Stack>
        <Typography aria-live="polite">
          Nights: {departure - arrival}, until{' '}
          {monday.add(departure, 'day').format('dddd')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
