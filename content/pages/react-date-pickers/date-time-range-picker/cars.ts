export interface Reservation {
  /** Local time, such as `2025-06-12T10:00`. */
  from: string;
  to: string;
}

export interface Car {
  name: string;
  seats: number;
  /** Euros for each started 24 hours. */
  price: number;
  reservations: Reservation[];
}

// prettier-ignore
export const cars: Car[] = [
  { name: 'Finch', seats: 2, price: 29, reservations: [{ from: '2025-06-09T08:00', to: '2025-06-13T12:00' }] },
  { name: 'Swift', seats: 4, price: 38, reservations: [{ from: '2025-06-14T16:00', to: '2025-06-16T09:00' }] },
  { name: 'Heron', seats: 5, price: 46, reservations: [] },
  { name: 'Kestrel', seats: 5, price: 54, reservations: [{ from: '2025-06-02T09:00', to: '2025-06-06T18:00' }, { from: '2025-06-20T07:30', to: '2025-06-27T20:00' }] },
  { name: 'Pelican', seats: 7, price: 72, reservations: [{ from: '2025-06-12T15:00', to: '2025-06-12T21:00' }] },
  { name: 'Albatross', seats: 9, price: 95, reservations: [{ from: '2025-06-17T10:00', to: '2025-06-19T17:00' }] },
];
