import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

interface Shift {
  name: string;
  start: Dayjs | null;
  end: Dayjs | null;
}

const at = (time: string) => dayjs(`2025-06-12T${time}`);
const open = at('06:00');
const close = at('23:00');

function getMinutes({ start, end }: Shift) {
  const isComplete = start?.isValid() && end?.isValid();
  return isComplete ? Math.max(0, end?.diff(start, 'minute') ?? 0) : 0;
}

export default function ShiftPlanner() {
  const [shifts, setShifts] = useState<Shift[]>([
    { name: 'Bakery', start: at('06:00'), end: at('13:30') },
    { name: 'Counter', start: at('09:00'), end: at('17:00') },
    { name: 'Kitchen', start: at('14:15'), end: at('22:30') },
  ]);
  const change = (name: string, part: Partial<Shift>) =>
    setShifts(
      shifts.map((shift) =>
        shift.name === name ? { ...shift, ...part } : shift,
      ),
    );
  const day = close.diff(open, 'minute');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
        {shifts.map((shift) => {
          const { name, start, end } = shift;
          const minutes = getMinutes(shift);
          const from = minutes ? (start?.diff(open, 'minute') ?? 0) : 0;
          return (
            <Stack key={name} spacing={1}>
              <Stack direction="row" sx={{ gap: 2 }}>
                <TimePicker
                  label={`${name} from`}
                  value={start}
                  onChange={(value) => change(name, { start: value })}
                  minTime={open}
                  maxTime={end ?? close}
                  minutesStep={15}
                  timeSteps={{ minutes: 15 }}
                  sx={{ flex: 1, minWidth: 0 }}
                />
                <TimePicker
                  label={`${name} until`}
                  value={end}
                  onChange={(value) => change(name, { end: value })}
                  minTime={start ?? open}
                  maxTime={close}
                  minutesStep={15}
                  timeSteps={{ minutes: 15 }}
                  sx={{ flex: 1, minWidth: 0 }}
                />
              </Stack>
              <Box sx={{ bgcolor: 'action.hover', borderRadius: 1 }}>
                <Box
                  sx={{
                    height: 8,
                    borderRadius: 1,
                    bgcolor: 'primary.main',
                    marginInlineStart: `${(from / day) * 100}%`,
                    width: `${(minutes / day) * 100}%`,
                  }}
                />
              </Box>
            </Stack>
          );
        })}
        <Typography aria-live="polite">
          {shifts.reduce((sum, shift) => sum + getMinutes(shift), 0) / 60} hours
          on Thursday, June 12
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
