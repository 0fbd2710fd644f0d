import { describe, expect, it } from 'vitest';
import { formatRow, isWithinBudget } from './BenchRow.ts';
import type { BenchRow } from './BenchRow.ts';

const row: BenchRow = { subject: '/x/', what: 'HTML', value: 30, budget: 30, unit: 'kB' };

describe('isWithinBudget', () => {
  it.each([
    ['at its budget', {}, true],
    ['above its budget', { value: 30.1 }, false],
    ['a score below its budget', { value: 98, budget: 99, atLeast: true }, false],
    ['a score above its budget', { value: 100, budget: 99, atLeast: true }, true],
  ])('%s', (_, change, expected) => {
    expect(isWithinBudget({ ...row, ...change })).toBe(expected);
  });
});

it('prints the figure next to its budget', () => {
  expect(formatRow(row).replaceAll(/ +/g, ' ')).toBe('/x/ HTML 30 ≤ 30 kB ok');
  expect(formatRow({ ...row, value: 31 })).toMatch(/over$/);
});
