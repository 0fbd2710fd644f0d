export const harvest = [
  { year: 2021, barley: 48, oats: 31, rye: 22 },
  { year: 2022, barley: 55, oats: 28, rye: 26 },
  { year: 2023, barley: 39, oats: 34, rye: null },
  { year: 2024, barley: 61, oats: 37, rye: 24 },
  { year: 2025, barley: 58, oats: 41, rye: 29 },
];
