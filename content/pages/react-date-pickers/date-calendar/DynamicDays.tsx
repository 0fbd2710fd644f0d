import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext, useEffect, useState } from 'react';
import { fetchBookedDays } from './bookings';

const BookedDays = createContext<readonly number[]>([]);

function BookedDay(props: PickersDayProps) {
  const booked = useContext(BookedDays);
  const date = (props.day as Dayjs).date();
  const isBooked = !props.outsideCurrentMonth && booked.includes(date);
  return (
    <Badge
      color="primary"
      overlap="circular"
      variant="dot"
      invisible={!isBooked}
    >
      <PickersDay
        {...props}
        aria-label={isBooked ? `${date}, booked` : undefined}
      />
    </Badge>
  );
}

export default function DynamicDays() {
  const [month, setMonth] = useState('2025-05');
  const [answer, setAnswer] = useState<{
    month: string;
    days: readonly number[];
  }>();
  useEffect(() => {
    const controller = new AbortController();
    void fetchBookedDays(month, controller.signal).then((days) =>
      setAnswer({ month, days }),
    );
    return () => controller.abort();
  }, [month]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <BookedDays.Provider value={answer?.days ?? []}>
        <DateCalendar
          defaultValue={dayjs('2025-05-14')}
          loading={answer?.month !== month}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={(date: Dayjs) => setMonth(date.format('YYYY-MM'))}
          slots={{ day: BookedDay }}
        />
      </BookedDays.Provider>
    </LocalizationProvider>
  );
}
