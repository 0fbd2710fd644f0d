import { describe, expect, it } from 'vitest';
import { foldRows, splitRows } from './splitRows.ts';

const SOURCE = `// Crews.

export interface Crew {
  id: number;
}

export const crews: Crew[] = [
  { id: 1 },
  { id: 2 },
];
`;

describe('splitRows', () => {
  it('separates the type from the rows', () => {
    const { head, rows, end } = splitRows(SOURCE);
    expect(head.at(-1)).toBe('export const crews: Crew[] = [');
    expect(rows).toEqual(['  { id: 1 },', '  { id: 2 },']);
    expect(end).toBe('];');
  });

  it('can be joined to the original file', () => {
    const { head, rows, end } = splitRows(SOURCE);
    expect([...head, ...rows, end, ''].join('\n')).toBe(SOURCE);
  });

  it('explains the expected format of a data set', () => {
    expect(() => splitRows('export const crews = [{ id: 1 }];')).toThrow(
      'The data set has no exported array with one row per line.',
    );
  });
});

describe('foldRows', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c', '2 more'],
    ],
  ])('%j → %j', (rows, folded) => {
    expect(foldRows(rows, (count) => `${count} more`)).toEqual(folded);
  });
});
