import { describe, expect, it } from 'vitest';
import { sortRows } from './sortRows.ts';

describe('sortRows', () => {
  it.each([
    [[3, 20, 1], 'ascending', [1, 3, 20]],
    [[3, 20, 1], 'descending', [20, 3, 1]],
    [['b', 'A', 'c'], 'ascending', ['A', 'b', 'c']],
  ] as const)('sorts %s %s', (values, direction, expected) => {
    const rows = values.map((value) => ({ value }));
    expect(sortRows(rows, direction).map(({ value }) => value)).toEqual(expected);
  });

  it('keeps the order of equal rows', () => {
    const rows = [
      { value: 1, name: 'a' },
      { value: 1, name: 'b' },
    ];
    expect(sortRows(rows, 'descending').map(({ name }) => name)).toEqual(['a', 'b']);
  });
});
