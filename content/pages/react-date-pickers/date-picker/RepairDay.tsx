import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { bookings } from '#data/bookings';

const stays = bookings
  .filter(({ title, status }) => {
    return title === 'Fjordtun Lodge, Oslo' && status !== 'canceled';
  })
  .map(({ id, start, end, traveler }) => {
    // Check-in is in the afternoon, so the date is the same in UTC.
    return { id, traveler, from: dayjs(start.slice(0, 10)), to: end };
  });

const findStay = (day: Dayjs) =>
  stays.find(({ from, to }) => {
    const isArrived = !day.isBefore(from, 'day');
    return isArrived && day.format('YYYY-MM-DD') <= to.slice(0, 10);
  });

const isFree = (day: Dayjs) => findStay(day) === undefined;
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

function listNext(after: Dayjs) {
  const days = Array.from({ length: 45 }, (_, i) => after.add(i + 1, 'day'));
  return days.filter((day) => isFree(day) && !isWeekend(day)).slice(0, 4);
}

export default function RepairDay() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-09'));
  const day = value?.isValid() ? value : dayjs('2025-06-09');
  const stay = findStay(day);
  const next = stays.find(({ from }) => from.isAfter(day));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DatePicker
          label="Repair of the shower, Fjordtun Lodge"
          value={value}
          onChange={setValue}
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-08-31')}
          shouldDisableDate={(date: Dayjs) => !isFree(date) || isWeekend(date)}
          slotProps={{
            textField: {
              helperText: stay
                ? `${stay.traveler} stays in the room (${stay.id}).`
                : `The room is empty. Next guest: ${next?.from.format('dddd, MMMM D') ?? 'none yet'}.`,
            },
          }}
        />
        <Typography variant="body2" id="next-days">
          Next working days on which the room is empty:
        </Typography>
        <Stack
          direction="row"
          role="group"
          aria-labelledby="next-days"
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {listNext(day).map((free) => (
            <Chip
              key={free.format('YYYY-MM-DD')}
              label={free.format('ddd, MMM D')}
              variant="outlined"
              onClick={() => setValue(free)}
            />
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
