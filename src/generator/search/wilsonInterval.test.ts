import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilsonInterval.ts';

describe('wilsonInterval', () => {
  it.each([
    [0.5, 100, 0.404, 0.596],
    [0.9, 50, 0.786, 0.957],
    [1, 20, 0.839, 1],
    [0, 10, 0, 0.278],
  ])('surrounds %f of %i', (share, count, low, high) => {
    const [from, to] = wilsonInterval(share, count);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  it('says nothing about no tries', () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });
});
