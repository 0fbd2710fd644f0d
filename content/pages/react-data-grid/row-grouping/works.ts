export interface Work {
  id: number;
  city: string;
  district: string;
  work: string;
  cost: number;
  start: Date;
}

export const works: Work[] = [
  {
    id: 1,
    city: 'Ostfurt',
    district: 'Old town',
    work: 'Paving',
    cost: 42,
    start: new Date(2024, 4, 2),
  },
  {
    id: 2,
    city: 'Ostfurt',
    district: 'Old town',
    work: 'Lamps',
    cost: 18,
    start: new Date(2025, 2, 9),
  },
  {
    id: 3,
    city: 'Ostfurt',
    district: 'Docks',
    work: 'Quay wall',
    cost: 210,
    start: new Date(2025, 6, 1),
  },
  {
    id: 4,
    city: 'Westham',
    district: 'Mills',
    work: 'Footbridge',
    cost: 95,
    start: new Date(2024, 8, 15),
  },
  {
    id: 5,
    city: 'Westham',
    district: 'Mills',
    work: 'Benches',
    cost: 6,
    start: new Date(2025, 3, 22),
  },
  {
    id: 6,
    city: 'Westham',
    district: 'Hill',
    work: 'Steps',
    cost: 31,
    start: new Date(2025, 5, 30),
  },
];
