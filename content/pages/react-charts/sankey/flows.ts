/** Visitors of a small museum, from the way in to the way out. */
export const links = [
  { source: 'Bus', target: 'Hall', value: 120 },
  { source: 'Train', target: 'Hall', value: 90 },
  { source: 'Bike', target: 'Park', value: 45 },
  { source: 'Hall', target: 'Ships', value: 110 },
  { source: 'Hall', target: 'Maps', value: 70 },
  { source: 'Hall', target: 'Exit', value: 30 },
  { source: 'Park', target: 'Maps', value: 20 },
  { source: 'Park', target: 'Café', value: 25 },
  { source: 'Ships', target: 'Café', value: 60 },
  { source: 'Ships', target: 'Exit', value: 50 },
  { source: 'Maps', target: 'Exit', value: 90 },
];
