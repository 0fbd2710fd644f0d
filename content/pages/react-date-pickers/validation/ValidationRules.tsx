import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateTimeValidationError,
  TimeView,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const rules = {
  minDate: "dayjs('2025-06-16')",
  maxDate: "dayjs('2025-06-10')",
  disablePast: 'true',
  disableFuture: 'true',
  shouldDisableDate: '(day) => day.day() === 6',
  shouldDisableMonth: '(month) => month.month() === 5',
  shouldDisableYear: '(year) => year.year() === 2025',
  minTime: "dayjs('2025-06-14T13:00')",
  maxTime: "dayjs('2025-06-14T12:00')",
  shouldDisableTime: "(time, view) => view === 'hours' && time.hour() === 12",
  minutesStep: '15',
  minDateTime: "dayjs('2025-06-14T12:30')",
  maxDateTime: "dayjs('2025-06-14T12:10')",
};
type Rule = keyof typeof rules;

export default function ValidationRules() {
  const [on, setOn] = useState<readonly Rule[]>(['shouldDisableDate']);
  const [error, setError] = useState<DateTimeValidationError>(null);
  const pick = <T,>(rule: Rule, value: T) =>
    on.includes(rule) ? value : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, width: '100%' }}>
        <Stack spacing={2} sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <DateTimePicker
            label="Saturday, June 14, 12:20 PM"
            defaultValue={dayjs('2025-06-14T12:20')}
            minDate={pick('minDate', dayjs('2025-06-16'))}
            maxDate={pick('maxDate', dayjs('2025-06-10'))}
            disablePast={on.includes('disablePast')}
            disableFuture={on.includes('disableFuture')}
            shouldDisableDate={pick(
              'shouldDisableDate',
              (day: Dayjs) => day.day() === 6,
            )}
            shouldDisableMonth={pick(
              'shouldDisableMonth',
              (month: Dayjs) => month.month() === 5,
            )}
            shouldDisableYear={pick(
              'shouldDisableYear',
              (year: Dayjs) => year.year() === 2025,
            )}
            minTime={pick('minTime', dayjs('2025-06-14T13:00'))}
            maxTime={pick('maxTime', dayjs('2025-06-14T12:00'))}
            shouldDisableTime={pick(
              'shouldDisableTime',
              (time: Dayjs, view: TimeView) =>
                view === 'hours' && time.hour() === 12,
            )}
            minutesStep={pick('minutesStep', 15)}
            minDateTime={pick('minDateTime', dayjs('2025-06-14T12:30'))}
            maxDateTime={pick('maxDateTime', dayjs('2025-06-14T12:10'))}
            onError={setError}
          />
          <Alert
            severity={error ? 'error' : 'success'}
            variant="outlined"
            aria-live="polite"
          >
            {error ? `Error: ${error}` : 'No error'}
          </Alert>
          <Box
            component="pre"
            sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap' }}
          >
            {['<DateTimePicker']
              .concat(on.map((rule) => `${rule}={${rules[rule]}}`))
              .join('\n  ') + '\n/>'}
          </Box>
        </Stack>
        <Stack sx={{ flex: '1 1 240px' }}>
          {(Object.keys(rules) as Rule[]).map((rule) => (
            <FormControlLabel
              key={rule}
              label={rule}
              control={<Switch size="small" checked={on.includes(rule)} />}
              onChange={(_, isOn) =>
                setOn(isOn ? [...on, rule] : on.filter((one) => one !== rule))
              }
              sx={{ ml: 0, gap: 1, py: 0.5 }}
            />
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
