import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { bookings } from '#data/bookings';

dayjs.extend(utc);

const journeys = bookings.filter(({ kind }) => kind !== 'hotel').slice(0, 12);
const parse = (instant: string) => dayjs.utc(instant);

export default function JourneyForm() {
  const [id, setId] = useState(journeys[0].id);
  const [start, setStart] = useState<Dayjs | null>(parse(journeys[0].start));
  const [end, setEnd] = useState<Dayjs | null>(parse(journeys[0].end));
  const selectJourney = (nextId: string) => {
    const journey = journeys.find((one) => one.id === nextId);
    if (!journey) return;
    setId(nextId);
    setStart(parse(journey.start));
    setEnd(parse(journey.end));
  };
  const minutes =
    start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <TextField
          select
          label="Journey"
          value={id}
          onChange={(event) => selectJourney(event.target.value)}
        >
          {journeys.map((journey) => (
            <MenuItem key={journey.id} value={journey.id}>
              {journey.title}, {journey.id}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateField
            fullWidth
            timezone="UTC"
            label="Day of departure"
            value={start}
            onChange={setStart}
          />
          <TimeField
            fullWidth
            timezone="UTC"
            label="Time of departure, UTC"
            value={start}
            onChange={setStart}
          />
        </Stack>
        <DateTimeField
          clearable
          timezone="UTC"
          label="Arrival, UTC"
          value={end}
          onChange={setEnd}
          minDateTime={start?.isValid() ? start : undefined}
        />
        <Alert severity={minutes > 0 ? 'info' : 'warning'} variant="outlined">
          {minutes > 0
            ? `On the way for ${Math.floor(minutes / 60)} h ${minutes % 60} min`
            : 'Enter an arrival after the departure.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
