export interface River {
  id: number;
  name: string;
  country: string;
  length: number;
  status: 'clean' | 'watched' | 'polluted';
  sampled: Date;
  bathing: boolean;
}

export const rivers: River[] = [
  {
    id: 1,
    name: 'Ælva',
    country: 'Norway',
    length: 214,
    status: 'clean',
    sampled: new Date(2025, 4, 3),
    bathing: true,
  },
  {
    id: 2,
    name: 'Río Sereno',
    country: 'Spain',
    length: 98,
    status: 'watched',
    sampled: new Date(2025, 4, 17),
    bathing: true,
  },
  {
    id: 3,
    name: 'Sèvrette',
    country: 'France',
    length: 61,
    status: 'polluted',
    sampled: new Date(2025, 3, 28),
    bathing: false,
  },
  {
    id: 4,
    name: 'Köverbach',
    country: 'Austria',
    length: 37,
    status: 'clean',
    sampled: new Date(2025, 4, 21),
    bathing: false,
  },
  {
    id: 5,
    name: 'Stillwater',
    country: 'Ireland',
    length: 120,
    status: 'watched',
    sampled: new Date(2025, 4, 8),
    bathing: true,
  },
  {
    id: 6,
    name: 'Marécage',
    country: 'France',
    length: 84,
    status: 'clean',
    sampled: new Date(2025, 4, 12),
    bathing: true,
  },
];
