import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const midnight = dayjs('2025-06-12');
const at = (time: string) => dayjs(`2025-06-12T${time}`);

type Day = [string, DateRange<Dayjs>];

const plan: Day[] = [
  ['Monday', [null, null]],
  ['Tuesday', [at('09:00'), at('18:00')]],
  ['Wednesday', [at('09:00'), at('18:00')]],
  ['Thursday', [at('11:00'), at('21:30')]],
  ['Friday', [at('09:00'), at('18:00')]],
  ['Saturday', [at('10:00'), at('16:00')]],
  ['Sunday', [null, null]],
];

function getMinutes([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 0;
  return Math.max(0, end.diff(start, 'minute'));
}

export default function OpeningHours() {
  const [week, setWeek] = useState(plan);
  const total = week.reduce((sum, [, range]) => sum + getMinutes(range), 0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 560 }}>
        {week.map(([day, range]) => {
          const minutes = getMinutes(range);
          const from = minutes ? (range[0]?.diff(midnight, 'minute') ?? 0) : 0;
          return (
            <Stack
              key={day}
              direction="row"
              spacing={2}
              sx={{ alignItems: 'center' }}
            >
              <SingleInputTimeRangeField
                label={day}
                size="small"
                value={range}
                onChange={(next) =>
                  setWeek(
                    week.map((entry): Day =>
                      entry[0] === day ? [day, next] : entry,
                    ),
                  )
                }
                referenceDate={midnight}
                minutesStep={15}
                clearable
                sx={{ width: 240, flexShrink: 0 }}
              />
              <Box
                aria-hidden
                sx={{ flex: 1, bgcolor: 'action.hover', borderRadius: 1 }}
              >
                <Box
                  sx={{
                    height: 12,
                    borderRadius: 1,
                    bgcolor: 'primary.main',
                    marginInlineStart: `${(from / 1440) * 100}%`,
                    width: `${(minutes / 1440) * 100}%`,
                  }}
                />
              </Box>
            </Stack>
          );
        })}
        <Typography aria-live="polite">
          Open {(total / 60).toLocaleString('en-US')} hours a week
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
