import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { sensors } from '#data/sensors';

const holidays = new Set(
  sensors
    .filter(({ holiday }) => holiday)
    .map(({ date }) => dayjs(date).format('YYYY-MM-DD')),
);

function BuildingDay(props: DateRangePickerDayProps) {
  const day = props.day as Dayjs;
  if (!holidays.has(day.format('YYYY-MM-DD'))) {
    return <DateRangePickerDay {...props} />;
  }
  return (
    <DateRangePickerDay
      {...props}
      aria-label={`${day.date()}, holiday`}
      sx={{ '& button': { fontWeight: 700, textDecoration: 'underline' } }}
    />
  );
}

export default function EnergyPeriod() {
  const [period, setPeriod] = useState<DateRange<Dayjs>>([
    dayjs('2025-04-14'),
    dayjs('2025-05-02'),
  ]);
  const [first, last] = period;
  const days = sensors.filter(
    ({ date }) =>
      first !== null &&
      last !== null &&
      !dayjs(date).isBefore(first, 'day') &&
      !dayjs(date).isAfter(last, 'day'),
  );
  const used = days.reduce((sum, { energy }) => sum + energy, 0);
  const solar = days.reduce((sum, day) => sum + day.solar, 0);
  const totals: [string, string][] = [
    ['Days', `${days.length}`],
    ['Energy used', `${Math.round(used).toLocaleString('en-US')} kWh`],
    ['From the roof', used > 0 ? `${Math.round((solar / used) * 100)}%` : '–'],
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <Stack direction="row" spacing={4} aria-live="polite">
          {totals.map(([name, total]) => (
            <div key={name}>
              <Typography variant="h6" component="p">
                {total}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {name}
              </Typography>
            </div>
          ))}
        </Stack>
        <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
          <DateRangeCalendar
            value={period}
            onChange={setPeriod}
            minDate={dayjs('2025-01-01')}
            maxDate={dayjs('2025-12-31')}
            slots={{ day: BuildingDay }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
