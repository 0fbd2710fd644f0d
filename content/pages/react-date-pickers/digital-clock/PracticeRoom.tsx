import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const at = (time: string) => dayjs(`2025-06-12T${time}`);
const open = at('09:00');
const close = at('21:00');
const bookings = [
  { group: 'String quartet', start: at('10:30'), end: at('12:00') },
  { group: 'Jazz trio', start: at('14:00'), end: at('15:30') },
  { group: 'Choir', start: at('18:00'), end: at('20:00') },
];

const isTaken = (time: Dayjs) =>
  bookings.some(
    ({ start, end }) => !time.isBefore(start) && time.isBefore(end),
  );

/** The room is free until the next booking, or until it closes. */
const getLastEnd = (from: Dayjs) =>
  bookings.find(({ start }) => start.isAfter(from))?.start ?? close;

const day = close.diff(open, 'minute');
const getBar = (start: Dayjs, end: Dayjs) => ({
  position: 'absolute' as const,
  insetBlock: 0,
  insetInlineStart: `${(start.diff(open, 'minute') / day) * 100}%`,
  width: `${(end.diff(start, 'minute') / day) * 100}%`,
});

export default function PracticeRoom() {
  const [from, setFrom] = useState(at('12:30'));
  const [until, setUntil] = useState(at('13:30'));
  const changeFrom = (value: Dayjs | null) => {
    if (!value) return;
    const end = value.add(until.diff(from, 'minute'), 'minute');
    const last = getLastEnd(value);
    setFrom(value);
    setUntil(end.isAfter(last) ? last : end);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <Stack direction="row" sx={{ gap: 2 }}>
          <Stack role="group" aria-label="From" spacing={1} sx={{ flex: 1 }}>
            <Typography variant="subtitle2">From</Typography>
            <Paper variant="outlined">
              <DigitalClock
                value={from}
                onChange={changeFrom}
                minTime={open}
                maxTime={close.subtract(30, 'minute')}
                shouldDisableTime={isTaken}
              />
            </Paper>
          </Stack>
          <Stack role="group" aria-label="Until" spacing={1} sx={{ flex: 1 }}>
            <Typography variant="subtitle2">Until</Typography>
            <Paper variant="outlined">
              <DigitalClock
                value={until}
                onChange={(value: Dayjs | null) => value && setUntil(value)}
                minTime={from.add(30, 'minute')}
                maxTime={getLastEnd(from)}
                skipDisabled
              />
            </Paper>
          </Stack>
        </Stack>
        <Box
          sx={{
            position: 'relative',
            height: 16,
            overflow: 'hidden',
            borderRadius: 1,
            bgcolor: 'action.hover',
          }}
        >
          {bookings.map(({ group, start, end }) => (
            <Box
              key={group}
              sx={{ ...getBar(start, end), bgcolor: 'text.disabled' }}
            />
          ))}
          <Box sx={{ ...getBar(from, until), bgcolor: 'primary.main' }} />
        </Box>
        <Typography aria-live="polite">
          You have the room from {from.format('h:mm A')} to{' '}
          {until.format('h:mm A')}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
