import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const initial: DateRange<Dayjs> = [dayjs('2025-06-09'), dayjs('2025-06-13')];

const describe = (range: DateRange<Dayjs>) =>
  range
    .map((date) => (date?.isValid() ? date.format('MMM D') : 'none'))
    .join(' to ');

export default function RangeLifecycle() {
  const [value, setValue] = useState(initial);
  const [accepted, setAccepted] = useState(initial);
  const [calls, setCalls] = useState({ change: 0, accept: 0 });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateRangePicker
          label="Rental of the van"
          value={value}
          onChange={(range: DateRange<Dayjs>) => {
            setValue(range);
            setCalls((now) => ({ ...now, change: now.change + 1 }));
          }}
          onAccept={(range: DateRange<Dayjs>) => {
            setAccepted(range);
            setCalls((now) => ({ ...now, accept: now.accept + 1 }));
          }}
        />
        <div aria-live="polite">
          <Typography>
            onChange, {calls.change} calls: {describe(value)}
          </Typography>
          <Typography>
            onAccept, {calls.accept} calls: {describe(accepted)}
          </Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
