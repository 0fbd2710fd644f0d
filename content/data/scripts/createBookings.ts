import type { Booking } from '../bookings.ts';
import { CITIES, CURRENCIES, HOTELS, REQUESTS, ROUTES, type City } from './bookingWords.ts';
import { addDays, at, day } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';
import { createPeople } from './people.ts';

const COUNT = 100;
const FIRST_DAY = day(2025, 2, 20);
const TODAY = '2025-06-30T00:00Z';
const HOUR = 60 * 60 * 1000;

type Trip = Pick<
  Booking,
  'kind' | 'title' | 'start' | 'end' | 'timezone' | 'endTimezone' | 'nights'
> & { price: number };

/** A travel desk. Some trips cross time zones, the date line, and the start of summer time. Flights are never refundable. */
export function createBookings(): Booking[] {
  const random = createRandom(100);
  const travelers = createPeople(random, 40);
  return Array.from({ length: COUNT }, () =>
    random.chance(0.55) ? createStay(random) : createJourney(random),
  )
    .sort((a, b) => (a.start === b.start ? 0 : a.start < b.start ? -1 : 1))
    .map((trip, index) => createBooking(random, trip, random.pick(travelers), index));
}

function createBooking(
  random: Random,
  { price, ...trip }: Trip,
  traveler: string,
  index: number,
): Booking {
  const guests = random.weighted([1, 2, 3, 4, 6], (size) => 1 / size ** 1.6);
  const currency = random.weighted(['EUR', 'NOK', 'CAD', 'JPY'] as const, (code) =>
    code === 'EUR' ? 4 : 1,
  );
  const status = pickStatus(random, trip);
  const refundable = trip.kind !== 'flight' && random.chance(0.6);
  const full = price * (trip.kind === 'hotel' ? Math.ceil(guests / 2) : guests);
  return {
    id: `TR-${3101 + index}`,
    traveler,
    ...trip,
    guests,
    price: round(full * CURRENCIES[currency], currency === 'JPY' ? 0 : 2),
    currency,
    status,
    refundable,
    paid: status === 'completed' || (status === 'confirmed' && random.chance(0.8)),
    request: random.chance(0.25) ? random.pick(REQUESTS[trip.kind]) : null,
  };
}

function pickStatus(
  random: Random,
  { start, end }: Pick<Trip, 'start' | 'end'>,
): Booking['status'] {
  if (random.chance(0.09)) return 'canceled';
  if (end < TODAY) return random.chance(0.06) ? 'no-show' : 'completed';
  if (start < TODAY) return 'confirmed';
  return random.chance(0.75) ? 'confirmed' : 'requested';
}

function createStay(random: Random): Trip {
  const [name, city, price] = random.pick(HOTELS);
  const startsOn = pickDay(random);
  const nights = random.weighted([1, 2, 3, 4, 7, 14], (count) => 1 / count);
  const { timezone } = CITIES[city];
  return {
    kind: 'hotel',
    title: `${name}, ${city}`,
    start: toUtc(at(startsOn, 15), city),
    end: toUtc(at(addDays(startsOn, nights), 11), city),
    timezone,
    endTimezone: timezone,
    nights,
    price: price * nights,
  };
}

function createJourney(random: Random): Trip {
  const [kind, from, to, hours, price] = random.pick(ROUTES);
  const startsOn = pickDay(random);
  const start = toUtc(at(startsOn, random.int(6, 22), random.int(0, 11) * 5), from);
  const end = new Date(new Date(start).getTime() + hours * HOUR).toISOString();
  return {
    kind,
    title: `${from} – ${to}`,
    start,
    end: `${end.slice(0, 16)}Z`,
    timezone: CITIES[from].timezone,
    endTimezone: CITIES[to].timezone,
    nights: null,
    price: price * random.between(0.8, 1.3, 2),
  };
}

/** More trips start on Fridays and Saturdays, and more in May and June than before. */
function pickDay(random: Random): Date {
  const offsets = Array.from({ length: 150 }, (_, offset) => offset);
  const offset = random.weighted(offsets, (days) => {
    const weekday = addDays(FIRST_DAY, days).getUTCDay();
    return (weekday === 5 || weekday === 6 ? 2 : 1) * (1 + days / 100);
  });
  return addDays(FIRST_DAY, offset);
}

/** Local clock time in a city → `2025-06-12T14:30Z`. */
function toUtc(local: Date, city: City): string {
  const { offsets, since } = CITIES[city];
  const offset = offsets[local < new Date(since) ? 0 : 1];
  const instant = new Date(local.getTime() - offset * HOUR);
  return `${instant.toISOString().slice(0, 16)}Z`;
}
