import type { Station } from './server';

/** The first level, which is known in advance and needs no request. */
export const ROOTS: Station[] = [
  { id: 'upper', label: 'Upper valley', childrenCount: 2 },
  { id: 'lower', label: 'Lower valley', childrenCount: 3 },
  { id: 'coast', label: 'Coast', childrenCount: 1 },
];

export const getChildrenCount = (station: Station) => station.childrenCount;
