import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { bookings } from '#data/bookings';

dayjs.extend(utc);
dayjs.extend(timezone);

export interface Hotel {
  name: string;
  city: string;
  timezone: string;
  /** Nights that are taken, such as `2025-06-07`. */
  takenNights: ReadonlySet<string>;
}

const stays = bookings.filter(
  ({ kind, status }) =>
    kind === 'hotel' && status !== 'canceled' && status !== 'no-show',
);

/** Hotels of the travel desk, in alphabetical order. */
export const hotels: Hotel[] = [...new Set(stays.map(({ title }) => title))]
  .sort()
  .map((title) => {
    const own = stays.filter((stay) => stay.title === title);
    const nights = own.flatMap((stay) => {
      const checkIn = dayjs(stay.start).tz(stay.timezone).format('YYYY-MM-DD');
      return Array.from({ length: stay.nights ?? 0 }, (_, index) =>
        dayjs.utc(checkIn).add(index, 'day').format('YYYY-MM-DD'),
      );
    });
    const [name = title, city = ''] = title.split(', ');
    const zone = own[0]?.timezone ?? 'UTC';
    return { name, city, timezone: zone, takenNights: new Set(nights) };
  });
