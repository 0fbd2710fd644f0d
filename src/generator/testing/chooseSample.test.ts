import { describe, expect, it } from 'vitest';
import { chooseSample, getDaySeed } from './chooseSample.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('chooseSample', () => {
  it.each([
    [3, 0, 'abc'],
    [3, 1, 'def'],
    [3, 2, 'gab'],
    [3, 20_000, 'def'],
    [7, 5, 'abcdefg'],
    [9, 5, 'abcdefg'],
  ])('takes %i with seed %i: %s', (size, seed, expected) => {
    expect(chooseSample(items, size, seed).join('')).toBe(expected);
  });

  it('reaches every item within consecutive seeds', () => {
    const reached = [100, 101, 102].flatMap((seed) => chooseSample(items, 3, seed));
    expect(new Set(reached)).toEqual(new Set(items));
  });

  it('gives nothing of nothing', () => {
    expect(chooseSample([], 3, 5)).toEqual([]);
  });
});

describe('getDaySeed', () => {
  it('changes at midnight and not before', () => {
    const evening = getDaySeed(new Date('2025-05-09T23:59:59Z'));
    expect(getDaySeed(new Date('2025-05-09T00:00:00Z'))).toBe(evening);
    expect(getDaySeed(new Date('2025-05-10T00:00:00Z'))).toBe(evening + 1);
  });
});
