import type { Booking } from '../bookings.ts';

/** Offsets from UTC in hours, and the day in 2025 on which the second one starts. */
export const CITIES = {
  Lisbon: { timezone: 'Europe/Lisbon', offsets: [0, 1], since: '2025-03-30' },
  Oslo: { timezone: 'Europe/Oslo', offsets: [1, 2], since: '2025-03-30' },
  Vienna: { timezone: 'Europe/Vienna', offsets: [1, 2], since: '2025-03-30' },
  Athens: { timezone: 'Europe/Athens', offsets: [2, 3], since: '2025-03-30' },
  Marrakesh: { timezone: 'Africa/Casablanca', offsets: [0, 1], since: '2025-04-06' },
  Nairobi: { timezone: 'Africa/Nairobi', offsets: [3, 3], since: '2025-01-01' },
  Mumbai: { timezone: 'Asia/Kolkata', offsets: [5.5, 5.5], since: '2025-01-01' },
  Osaka: { timezone: 'Asia/Tokyo', offsets: [9, 9], since: '2025-01-01' },
  Montreal: { timezone: 'America/Toronto', offsets: [-5, -4], since: '2025-03-09' },
  'São Paulo': { timezone: 'America/Sao_Paulo', offsets: [-3, -3], since: '2025-01-01' },
  Honolulu: { timezone: 'Pacific/Honolulu', offsets: [-10, -10], since: '2025-01-01' },
} as const;
export type City = keyof typeof CITIES;

/** Trips by rail and air, with their duration in hours and the price for one guest. */
export const ROUTES: readonly (readonly [Booking['kind'], from: City, to: City, hours: number, price: number])[] = [
  ['rail', 'Vienna', 'Athens', 26, 148],
  ['rail', 'Oslo', 'Vienna', 22.5, 184],
  ['rail', 'Lisbon', 'Marrakesh', 19, 96],
  ['flight', 'Lisbon', 'Montreal', 7.5, 412],
  ['flight', 'Oslo', 'Athens', 4, 189],
  ['flight', 'Nairobi', 'Mumbai', 6, 365],
  ['flight', 'Osaka', 'Honolulu', 7.5, 540],
  ['flight', 'São Paulo', 'Lisbon', 9.5, 620],
  ['flight', 'Montreal', 'Osaka', 13.5, 880],
];

/** Invented hotels. */
export const HOTELS: readonly (readonly [name: string, city: City, price: number])[] = [
  ['Pensão Miradouro Azul', 'Lisbon', 94],
  ['Fjordtun Lodge', 'Oslo', 168],
  ['Hotel zum Nussbaum', 'Vienna', 132],
  ['Elaia Rooms', 'Athens', 88],
  ['Riad Zaytoun', 'Marrakesh', 76],
  ['Jacaranda Court', 'Nairobi', 102],
  ['Monsoon House', 'Mumbai', 81],
  ['Ryokan Tsukimi', 'Osaka', 196],
  ['Auberge du Vieux Quai', 'Montreal', 141],
];

/** The rounded exchange rate for one euro. */
export const CURRENCIES: Record<Booking['currency'], number> = {
  EUR: 1,
  NOK: 11.6,
  CAD: 1.54,
  JPY: 164,
};

export const REQUESTS: Record<Booking['kind'], readonly string[]> = {
  hotel: [
    'Quiet room, please.',
    'We arrive after midnight. Please leave the key in the box by the door; we have the code from our last stay.',
    'A cot for a ten-month-old, and if possible a room that is not above the kitchen.',
  ],
  rail: ['Wheelchair space and a ramp at the platform.', 'Bicycle space for two.', 'Lower bunks.'],
  flight: ['Vegetarian meals.', 'Aisle seat.', 'We travel with a cello, which has its own seat.'],
};
