import type { HeatmapValueType } from '@mui/x-charts-pro/models';

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'];

/** Rented bicycles: one row for each day, one number for each hour. */
const rentals = [
  [34, 88, 41, 46, 92, 20],
  [31, 91, 44, 43, 89, 22],
  [36, 86, 47, 50, 95, 25],
  [33, 90, 42, 48, 91, 28],
  [30, 79, 52, 61, 84, 47],
  [9, 32, 68, 74, 57, 52],
  [6, 24, 61, 70, 44, 18],
];

/** What a heatmap wants: [x index, y index, value]. */
export const cells: HeatmapValueType[] = rentals.flatMap((row, day) =>
  row.map((value, hour): HeatmapValueType => [day, hour, value]),
);
