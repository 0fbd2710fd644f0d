import { expect, it } from 'vitest';
import { createRateLimit } from './createRateLimit.ts';

it('allows a number of events per second, and counts the others', () => {
  let time = 0;
  const limit = createRateLimit(2, () => time);
  expect([limit.allows(), limit.allows(), limit.allows(), limit.allows()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(limit.getRefused()).toBe(2);
  time = 1000;
  expect(limit.allows()).toBe(true);
  expect(limit.getRefused()).toBe(0);
});
