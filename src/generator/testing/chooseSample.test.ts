import { describe, expect, it, vi } from 'vitest';
import { chooseSample } from './chooseSample.ts';

const items = Array.from({ length: 40 }, (_, index) => `page-${index}`);

describe('chooseSample', () => {
  it('picks the given number of items and keeps their order', () => {
    const sample = chooseSample(items, 12);
    expect(sample).toHaveLength(12);
    expect(sample).toEqual(items.filter((item) => sample.includes(item)));
  });

  it('picks the same items every time', () => {
    vi.useFakeTimers({ now: new Date('2025-05-09') });
    const today = chooseSample(items, 5);
    vi.setSystemTime(new Date('2026-11-30'));
    expect(chooseSample(items, 5)).toEqual(today);
    vi.useRealTimers();
  });

  it('picks other items when the list changes', () => {
    const samples = new Set(
      items.map((_, index) => chooseSample([...items, `new-${index}`], 5).join()),
    );
    expect(samples.size).toBeGreaterThan(items.length / 2);
  });

  it('picks every item with at least one of a few seeds', () => {
    const reached = Array.from({ length: 60 }, (_, seed) => chooseSample(items, 10, `${seed}`));
    expect(new Set(reached.flat())).toEqual(new Set(items));
  });

  it.each([
    ['everything when asked for more than there is', ['a', 'b'], Infinity, ['a', 'b']],
    ['nothing from an empty list', [], 3, []],
    ['a part of an item as a whole one', ['a', 'b', 'c', 'd'], 0.25, 1],
  ])('takes %s', (_, list, size, expected) => {
    const sample = chooseSample(list, size);
    expect(typeof expected === 'number' ? sample.length : sample).toEqual(expected);
  });
});
