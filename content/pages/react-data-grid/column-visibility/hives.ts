export interface Hive {
  id: number;
  hive: string;
  queen: string;
  honey: number;
  mites: number;
  checked: Date;
}

export const hives: Hive[] = [
  {
    id: 1,
    hive: 'Orchard 1',
    queen: 'blue 14',
    honey: 22,
    mites: 3,
    checked: new Date(2025, 5, 2),
  },
  {
    id: 2,
    hive: 'Orchard 2',
    queen: 'blue 31',
    honey: 17,
    mites: 8,
    checked: new Date(2025, 5, 2),
  },
  {
    id: 3,
    hive: 'Quarry',
    queen: 'green 2',
    honey: 30,
    mites: 1,
    checked: new Date(2025, 5, 9),
  },
  {
    id: 4,
    hive: 'Roof',
    queen: 'white 7',
    honey: 12,
    mites: 5,
    checked: new Date(2025, 5, 11),
  },
];
