import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { bookings, type Booking } from '#data/bookings';

dayjs.extend(utc);
dayjs.extend(timezone);

const flights = bookings.filter(
  ({ kind, status }) => kind === 'flight' && status !== 'canceled',
);
const getDeparture = ({ start, timezone: zone }: Booking) =>
  dayjs(start).tz(zone);

export default function AirportTransfer() {
  const [flight, setFlight] = useState<Booking>(flights[0]);
  const departure = getDeparture(flight);
  const latest = departure.subtract(2, 'hour');
  const [pickup, setPickup] = useState<Dayjs | null>(
    latest.subtract(1, 'hour'),
  );
  const wait = pickup?.isValid() ? departure.diff(pickup, 'minute') : null;
  const changeFlight = (id: string) => {
    const next = flights.find((candidate) => candidate.id === id) ?? flight;
    setFlight(next);
    setPickup(getDeparture(next).subtract(3, 'hour'));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <TextField
          select
          label="Flight"
          value={flight.id}
          onChange={(event) => changeFlight(event.target.value)}
          helperText={`Leaves ${departure.format('dddd, MMMM D, h:mm A')}`}
        >
          {flights.map(({ id, title, traveler }) => (
            <MenuItem key={id} value={id}>
              {title}, {traveler}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Taxi to the airport, local time"
          timezone={flight.timezone}
          value={pickup}
          onChange={setPickup}
          minDateTime={departure.subtract(24, 'hour')}
          maxDateTime={latest}
          timeSteps={{ minutes: 5 }}
        />
        <Alert
          severity={wait !== null && wait >= 120 ? 'success' : 'warning'}
          variant="outlined"
        >
          {wait === null || wait < 0
            ? 'Choose a time before the departure.'
            : `${Math.floor(wait / 60)} hours and ${wait % 60} minutes before the departure`}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
