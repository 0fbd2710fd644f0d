import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { rooms } from './rooms';

const at = (time: string) => dayjs(`2025-06-12T${time}`);
const opens = at('08:00');
const closes = at('18:00');
const percent = (time: Dayjs) =>
  (time.diff(opens, 'minute') / closes.diff(opens, 'minute')) * 100;

function Bar({ from, to, color }: { from: Dayjs; to: Dayjs; color: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        insetBlock: 4,
        insetInlineStart: `${percent(from)}%`,
        width: `${percent(to) - percent(from)}%`,
        bgcolor: color,
        borderRadius: 1,
      }}
    />
  );
}

export default function RoomFinder() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    at('11:30'),
    at('12:45'),
  ]);
  const [isValid, setIsValid] = useState(true);
  const [start, end] = value;
  const range = isValid && start && end ? { start, end } : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
        <TimeRangePicker
          label="Meeting on June 12"
          value={value}
          onChange={(next, { validationError }) => {
            setValue(next);
            setIsValid(validationError.every((error) => error === null));
          }}
          referenceDate={opens}
          minTime={opens}
          maxTime={closes}
          timeSteps={{ minutes: 15 }}
        />
        <Stack spacing={0.5} aria-live="polite">
          {rooms.map(({ name, seats, meetings }) => {
            const busy = meetings.find(
              ({ from, to }) =>
                range?.start.isBefore(at(to)) && range.end.isAfter(at(from)),
            );
            return (
              <Stack key={name} direction="row" spacing={2}>
                <Typography
                  noWrap
                  variant="body2"
                  sx={{ width: 108, flexShrink: 0 }}
                >
                  {name}, {seats} seats
                </Typography>
                <Box
                  aria-hidden
                  sx={{
                    position: 'relative',
                    flex: 1,
                    bgcolor: 'action.hover',
                  }}
                >
                  {meetings.map(({ title, from, to }) => (
                    <Bar
                      key={title}
                      from={at(from)}
                      to={at(to)}
                      color="text.disabled"
                    />
                  ))}
                  {range && !busy && (
                    <Bar
                      from={range.start}
                      to={range.end}
                      color="success.main"
                    />
                  )}
                </Box>
                <Typography variant="body2" sx={{ width: 96, flexShrink: 0 }}>
                  {busy ? busy.title : range && 'Free'}
                </Typography>
              </Stack>
            );
          })}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
