import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { hotels } from './hotels';

dayjs.extend(utc);
dayjs.extend(timezone);

const OFFICE = 'America/Toronto';
const start = hotels.find(({ city }) => city === 'Osaka') ?? hotels[0];

export default function TripPlanner() {
  const [hotel, setHotel] = useState(start);
  const zone = hotel.timezone;
  const [stay, setStay] = useState<DateRange<Dayjs>>([
    dayjs.tz('2025-06-12', zone),
    dayjs.tz('2025-06-16', zone),
  ]);
  const [arrival, setArrival] = useState<Dayjs | null>(
    dayjs.tz('2025-06-12T17:30', zone),
  );

  const [first, last] = stay;
  const nights =
    first?.isValid() && last?.isValid()
      ? Math.max(0, last.diff(first, 'day'))
      : 0;
  const isTaken = (day: Dayjs) =>
    hotel.takenNights.has(day.format('YYYY-MM-DD'));
  const conflict = Array.from({ length: nights }, (_, index) =>
    first?.add(index, 'day'),
  ).find((day) => day && isTaken(day));
  const checkIn =
    nights > 0 && !conflict && arrival?.isValid()
      ? first?.hour(arrival.hour()).minute(arrival.minute())
      : undefined;

  const limits = {
    minDate: dayjs.tz('2025-04-01', zone),
    maxDate: dayjs.tz('2025-08-31', zone),
    // Guests can leave on the morning before a taken night.
    shouldDisableDate: (day: Dayjs, position: 'start' | 'end') =>
      isTaken(position === 'end' ? day.subtract(1, 'day') : day),
  };

  const changeHotel = (city: string) => {
    const next = hotels.find((candidate) => candidate.city === city) ?? hotel;
    setHotel(next);
    // The same days and the same hour, at the new place.
    setStay([
      first?.tz(next.timezone, true) ?? null,
      last?.tz(next.timezone, true) ?? null,
    ]);
    setArrival(arrival?.tz(next.timezone, true) ?? null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}
      >
        <Stack spacing={2.5} sx={{ flex: '1 1 280px', maxWidth: 400 }}>
          <TextField
            select
            label="Destination"
            value={hotel.city}
            helperText={`${hotel.name}, ${zone}`}
            onChange={(event) => changeHotel(event.target.value)}
          >
            {hotels.map(({ city }) => (
              <MenuItem key={city} value={city}>
                {city}
              </MenuItem>
            ))}
          </TextField>
          <SingleInputDateRangeField
            label="Nights"
            timezone={zone}
            value={stay}
            onChange={setStay}
            {...limits}
          />
          <TimePicker
            label={`Arrival, ${hotel.city} time`}
            timezone={zone}
            value={arrival}
            onChange={setArrival}
            minTime={dayjs.tz('2025-06-12T14:00', zone)}
            maxTime={dayjs.tz('2025-06-12T22:00', zone)}
            minutesStep={30}
            timeSteps={{ minutes: 30 }}
            slotProps={{
              textField: { helperText: 'The desk is open from 2 to 10 PM.' },
            }}
          />
          <Box aria-live="polite">
            {checkIn ? (
              <Alert severity="success" variant="outlined">
                <Typography variant="subtitle2">
                  {nights} {nights === 1 ? 'night' : 'nights'} in {hotel.city}
                </Typography>
                Arrival {checkIn.format('ddd, MMM D, h:mm A')}. In the Montreal
                office, it’s {checkIn.tz(OFFICE).format('ddd, h:mm A')}.
              </Alert>
            ) : (
              <Alert severity="warning" variant="outlined">
                {conflict
                  ? `The night of ${conflict.format('MMMM D')} is taken.`
                  : 'Choose the nights and the time of arrival.'}
              </Alert>
            )}
          </Box>
        </Stack>
        <Box sx={{ position: 'relative' }}>
          <DateRangeCalendar
            key={hotel.city}
            calendars={1}
            timezone={zone}
            value={stay}
            onChange={setStay}
            {...limits}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
