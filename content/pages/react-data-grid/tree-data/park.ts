export interface Place {
  id: number;
  path: string[];
  visitors: number;
  open: boolean;
}

export const park: Place[] = [
  { id: 1, path: ['North gate'], visitors: 1840, open: true },
  { id: 2, path: ['North gate', 'Fern valley'], visitors: 620, open: true },
  {
    id: 3,
    path: ['North gate', 'Fern valley', 'Spring'],
    visitors: 210,
    open: true,
  },
  {
    id: 4,
    path: ['North gate', 'Fern valley', 'Rope bridge'],
    visitors: 405,
    open: false,
  },
  { id: 5, path: ['North gate', 'Aviary'], visitors: 980, open: true },
  { id: 6, path: ['South gate'], visitors: 1210, open: true },
  { id: 7, path: ['South gate', 'Lake'], visitors: 700, open: true },
  {
    id: 8,
    path: ['South gate', 'Lake', 'Boat house'],
    visitors: 340,
    open: false,
  },
];
