import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { sensors } from '#data/sensors';

const toKey = (day: Dayjs) => day.format('YYYY-MM-DD');
const days = new Map(sensors.map((row) => [toKey(dayjs(row.date)), row]));
const most = Math.max(...sensors.map(({ people }) => people));

function BuildingDay(props: PickersDayProps) {
  const row = props.outsideCurrentMonth
    ? undefined
    : days.get(toKey(props.day));
  const share = row ? row.people / most : 0;
  return (
    <PickersDay
      {...props}
      aria-label={row && `${dayjs(row.date).date()}, ${row.people} people`}
      sx={{
        isolation: 'isolate',
        borderRadius: 1,
        fontWeight: row?.holiday ? 700 : undefined,
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          borderRadius: 'inherit',
          bgcolor: 'primary.main',
          opacity: props.selected ? 0 : share * 0.4,
        },
      }}
    />
  );
}

function format(value: number | null | undefined, unit: string) {
  return value === null || value === undefined
    ? 'No reading'
    : `${Math.round(value)} ${unit}`;
}

export default function BuildingCalendar() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14'));
  const row = value ? days.get(toKey(value)) : undefined;
  const facts = [
    ['In the building at noon', format(row?.people, 'people')],
    ['Outside', format(row?.outside, '°C')],
    ['Second floor', format(row?.inside, '°C')],
    ['CO₂', format(row?.co2, 'ppm')],
    ['Energy used', format(row?.energy, 'kWh')],
    ['From the roof', format(row?.solar, 'kWh')],
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}
      >
        <DateCalendar
          value={value}
          onChange={setValue}
          views={['month', 'day']}
          openTo="day"
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2025-12-31')}
          slots={{ day: BuildingDay }}
          sx={{ m: 0 }}
        />
        <Box sx={{ flex: '1 1 240px', maxWidth: 320 }} aria-live="polite">
          <Typography variant="h6" component="p" gutterBottom>
            {value?.format('dddd, MMMM D')}
            {row?.holiday && ', holiday'}
          </Typography>
          {facts.map(([name, text]) => (
            <Stack
              key={name}
              direction="row"
              sx={{
                py: 1,
                justifyContent: 'space-between',
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </Stack>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
