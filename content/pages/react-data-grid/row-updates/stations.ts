export interface Station {
  id: number;
  station: string;
  wind: number;
  gust: number;
}

export const stations: Station[] = [
  { id: 1, station: 'Breakwater', wind: 14, gust: 22 },
  { id: 2, station: 'Lighthouse', wind: 19, gust: 31 },
  { id: 3, station: 'Airfield', wind: 9, gust: 13 },
  { id: 4, station: 'Dam', wind: 6, gust: 8 },
];

/** Same numbers on every run: a small generator with a fixed seed. */
export function createWind(seed = 7) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 16807) % 2147483647;
    return from + (state % (to - from + 1));
  };
}
