/** Water levels in centimeters, measured on the first day of each month. */
export const levels = [
  { date: new Date(2025, 0, 1), upper: 212, lower: 148 },
  { date: new Date(2025, 1, 1), upper: 236, lower: 171 },
  { date: new Date(2025, 2, 1), upper: 281, lower: 203 },
  { date: new Date(2025, 3, 1), upper: 304, lower: 226 },
  { date: new Date(2025, 4, 1), upper: 262, lower: 214 },
  { date: new Date(2025, 5, 1), upper: 198, lower: 165 },
  { date: new Date(2025, 6, 1), upper: 141, lower: 112 },
  { date: new Date(2025, 7, 1), upper: 118, lower: 87 },
  { date: new Date(2025, 8, 1), upper: 134, lower: 93 },
  { date: new Date(2025, 9, 1), upper: 176, lower: 119 },
  { date: new Date(2025, 10, 1), upper: 207, lower: 144 },
  { date: new Date(2025, 11, 1), upper: 225, lower: 158 },
];

export const formatMonth = (date: Date) =>
  date.toLocaleDateString('en', { month: 'short', year: '2-digit' });

export const formatLevel = (value: number | null) =>
  value === null ? 'no reading' : `${value} cm`;
