export interface Trip {
  id: number;
  line: string;
  depot: string;
  stops: number;
  passengers: number;
  day: Date;
}

export const trips: Trip[] = [
  {
    id: 1,
    line: 'Red',
    depot: 'A',
    stops: 14,
    passengers: 310,
    day: new Date(2025, 0, 6),
  },
  {
    id: 2,
    line: 'Red',
    depot: 'B',
    stops: 14,
    passengers: 275,
    day: new Date(2025, 0, 7),
  },
  {
    id: 3,
    line: 'Blue',
    depot: 'A',
    stops: 9,
    passengers: 120,
    day: new Date(2025, 0, 6),
  },
  {
    id: 4,
    line: 'Blue',
    depot: 'C',
    stops: 9,
    passengers: 144,
    day: new Date(2025, 0, 8),
  },
  {
    id: 5,
    line: 'Night',
    depot: 'C',
    stops: 22,
    passengers: 61,
    day: new Date(2025, 0, 8),
  },
  {
    id: 6,
    line: 'Night',
    depot: 'B',
    stops: 22,
    passengers: 58,
    day: new Date(2025, 0, 9),
  },
];
