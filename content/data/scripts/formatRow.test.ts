import { expect, it } from 'vitest';
import { day } from './calendar.ts';
import { formatRow } from './formatRow.ts';

it.each([
  [
    { id: 1, name: 'Ann', paid: true, note: null },
    `{ id: 1, name: 'Ann', paid: true, note: null }`,
  ],
  [{ name: "O'Farrelly" }, `{ name: "O'Farrelly" }`],
  [{ name: `"It's"` }, `{ name: '"It\\'s"' }`],
  [{ on: day(2025, 0, 14) }, '{ on: new Date(2025, 0, 14) }'],
  [{ at: day(2025, 0, 14, 9, 5) }, '{ at: new Date(2025, 0, 14, 9, 5) }'],
  [{ weeks: [1, -2.5], size: { width: 3 } }, '{ weeks: [1, -2.5], size: { width: 3 } }'],
])('prints %o', (row, text) => {
  expect(formatRow(row)).toBe(text);
});

it.each([{ total: Number.NaN }, { total: undefined }])('refuses %o', (row) => {
  expect(() => formatRow(row)).toThrow("A data set can't hold");
});
