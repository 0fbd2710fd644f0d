import dayjs, { type Dayjs } from 'dayjs';

export interface Concert {
  date: Dayjs;
  city: string;
  hall: string;
}

/** The summer tour of an invented orchestra. */
export const concerts: Concert[] = [
  { date: dayjs('2025-06-05'), city: 'Porto', hall: 'Riverside Hall' },
  { date: dayjs('2025-06-07'), city: 'Lisbon', hall: 'Old Customs House' },
  { date: dayjs('2025-06-12'), city: 'Bilbao', hall: 'Steel Works' },
  { date: dayjs('2025-06-14'), city: 'Bordeaux', hall: 'Garden Stage' },
  { date: dayjs('2025-06-20'), city: 'Ghent', hall: 'Canal Theater' },
  { date: dayjs('2025-06-27'), city: 'Bremen', hall: 'Harbor Shed 11' },
  { date: dayjs('2025-07-03'), city: 'Aarhus', hall: 'Glass Hall' },
  { date: dayjs('2025-07-05'), city: 'Gothenburg', hall: 'Fish Market' },
  { date: dayjs('2025-07-11'), city: 'Bergen', hall: 'Mountain Stage' },
  { date: dayjs('2025-07-18'), city: 'Turku', hall: 'Castle Yard' },
  { date: dayjs('2025-07-24'), city: 'Tartu', hall: 'University Hall' },
  { date: dayjs('2025-07-26'), city: 'Riga', hall: 'Station Hall' },
];
