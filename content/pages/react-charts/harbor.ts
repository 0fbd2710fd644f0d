/** A week in a small harbor; all numbers are made up. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
export const calls = {
  arriving: [14, 18, 11, 21, 26],
  leaving: [12, 15, 16, 17, 29],
};

export const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
export const knots = [6, 7, 9, 12, 15, 14, 17, 19, 16, 13, 11, 9];

export const shares = [
  { id: 'fishing', label: 'Fishing', value: 38 },
  { id: 'leisure', label: 'Leisure', value: 34 },
  { id: 'ferry', label: 'Ferry', value: 17 },
  { id: 'rescue', label: 'Rescue', value: 11 },
];

export const moorings = [
  [6, 1.1],
  [8, 1.4],
  [9, 1.2],
  [11, 1.9],
  [12, 1.6],
  [14, 2.2],
  [17, 2.4],
  [19, 3.1],
  [24, 3.4],
].map(([x = 0, y = 0], id) => ({ id, x, y }));

export const sails = {
  radar: {
    max: 10,
    metrics: ['Beat', 'Run', 'Price', 'Weight', 'Life'],
  },
  series: [
    { label: 'Dacron', data: [6, 6, 9, 5, 9], fillArea: true },
    { label: 'Laminate', data: [9, 8, 4, 9, 4], fillArea: true },
  ],
};

/** Berths taken in percent, the last twelve weeks. */
export const berths = [41, 44, 43, 49, 55, 58, 57, 63, 70, 74, 76, 81];

export const queue = [
  { id: 'asked', label: 'Asked', value: 240 },
  { id: 'visited', label: 'Visited', value: 160 },
  { id: 'booked', label: 'Booked', value: 95 },
  { id: 'stayed', label: 'Stayed', value: 80 },
];

export const cargo = [
  { source: 'North quay', target: 'Timber', value: 42 },
  { source: 'North quay', target: 'Grain', value: 18 },
  { source: 'South quay', target: 'Grain', value: 31 },
  { source: 'South quay', target: 'Stone', value: 12 },
];
