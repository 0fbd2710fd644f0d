export interface Tide {
  id: number;
  port: string;
  high: string;
  level: number;
  change: number;
}

export const tides: Tide[] = [
  { id: 1, port: 'Ardrey', high: '04:12', level: 3.8, change: 0.2 },
  { id: 2, port: 'Borrik', high: '04:40', level: 4.6, change: -0.1 },
  { id: 3, port: 'Culver Bay', high: '05:05', level: 2.9, change: 0.4 },
  { id: 4, port: 'Dunmoor', high: '05:31', level: 5.2, change: 0.6 },
  { id: 5, port: 'Esker Sound', high: '06:02', level: 4.1, change: -0.3 },
];
