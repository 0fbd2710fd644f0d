import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const at = (time: string) => dayjs(`2025-06-14T${time}`);
const legs = ['Harbor', 'Forest', 'Ridge', 'Old town'];

/** Seconds between two times, or 0 if one of them is missing. */
function getSeconds(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) return 0;
  return Math.max(0, end.diff(start, 'second'));
}

function formatSeconds(seconds: number) {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)} min ${rest} s`;
}

export default function RelayTimes() {
  const [times, setTimes] = useState<(Dayjs | null)[]>([
    at('09:30:00'),
    at('09:52:41'),
    at('10:19:08'),
    at('10:38:55'),
    at('11:04:30'),
  ]);
  const durations = legs.map((_, index) =>
    getSeconds(times[index] ?? null, times[index + 1] ?? null),
  );
  const longest = Math.max(...durations, 1);
  const total = getSeconds(times[0] ?? null, times[times.length - 1] ?? null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
        {times.map((time, index) => {
          const leg = legs[index - 1];
          const previous = times[index - 1];
          const seconds = durations[index - 1] ?? 0;
          return (
            <Stack
              key={leg ?? 'Start'}
              direction="row"
              sx={{ gap: 2, alignItems: 'center' }}
            >
              <TimeField
                label={leg ?? 'Start'}
                size="small"
                format="HH:mm:ss"
                value={time}
                onChange={(value) =>
                  setTimes(times.map((old, i) => (i === index ? value : old)))
                }
                minTime={previous?.isValid() ? previous : undefined}
                sx={{ width: 140, flexShrink: 0 }}
              />
              {leg && (
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2">
                    {seconds ? formatSeconds(seconds) : 'No duration'}
                  </Typography>
                  <Box
                    sx={{
                      height: 8,
                      borderRadius: 1,
                      bgcolor: 'primary.main',
                      width: `${(seconds / longest) * 100}%`,
                    }}
                  />
                </Box>
              )}
            </Stack>
          );
        })}
        <Typography aria-live="polite">
          The relay took {formatSeconds(total)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
