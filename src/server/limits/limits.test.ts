import { describe, expect, it } from 'vitest';
import { createAddressHasher } from './createAddressHasher.ts';
import { createRateLimiter } from './createRateLimiter.ts';
import { createRepeatFilter } from './createRepeatFilter.ts';

describe('createRateLimiter', () => {
  it('counts each name separately', () => {
    const limit = createRateLimiter({ limit: 2, windowMs: 10_000 });
    expect([limit('a', 0), limit('a', 1000), limit('a', 2000)]).toEqual([0, 0, 8]);
    expect(limit('b', 2000)).toBe(0);
    expect(limit('a', 9999)).toBe(1);
    expect(limit('a', 10_000)).toBe(0);
  });

  it('counts several requests at once', () => {
    const limit = createRateLimiter({ limit: 3, windowMs: 10_000 });
    expect([limit('a', 0, 2), limit('a', 0, 2), limit('b', 0, 4)]).toEqual([0, 10, 10]);
  });

  it('starts over when the clock is set back, and drops earlier counts', () => {
    const limit = createRateLimiter({ limit: 1, windowMs: 10_000 });
    limit('a', 3_600_000);
    expect(limit('a', 3_600_001)).toBe(10);
    expect(limit('a', 0)).toBe(0);
    expect(limit('a', 1)).toBe(10);
  });

  it('sets no limit at 0', () => {
    const limit = createRateLimiter({ limit: 0, windowMs: 10_000 });
    expect(Array.from({ length: 100 }, () => limit('a', 0)).every((wait) => wait === 0)).toBe(true);
  });

  it('drops old names when many come at once', () => {
    const limit = createRateLimiter({ limit: 1, windowMs: 10_000 });
    limit('first', 0);
    expect(limit('first', 1)).toBe(10);
    for (let index = 0; index < 60_000; index += 1) limit(`name-${index}`, 1);
    expect(limit('first', 2)).toBe(0);
  });
});

describe('createRepeatFilter', () => {
  it('runs once per key within the window', async () => {
    const filter = createRepeatFilter<number>(1000);
    let count = 0;
    const run = async () => (count += 1);
    const results = [filter('a', 0, run), filter('a', 999, run), filter('b', 999, run)];
    expect(await Promise.all(results)).toEqual([1, 1, 2]);
    expect(await filter('a', 1000, run)).toBe(3);
  });

  it("doesn't extend the window when the clock is set back", async () => {
    const filter = createRepeatFilter<number>(1000);
    let count = 0;
    const run = async () => (count += 1);
    await filter('a', 3_600_000, run);
    expect(await filter('a', 0, run)).toBe(2);
  });

  it('drops the oldest keys in a flood', async () => {
    const filter = createRepeatFilter<number>(1000);
    let count = 0;
    const run = async () => (count += 1);
    for (let key = 0; key < 10_001; key += 1) void filter(`key ${key}`, 0, run);
    expect(await filter('key 10000', 0, run)).toBe(10_001);
    expect(await filter('key 0', 0, run)).toBe(10_002);
  });

  it('runs again after a failure', async () => {
    const filter = createRepeatFilter<string>(1000);
    await expect(filter('a', 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await filter('a', 1, async () => 'yes')).toBe('yes');
  });
});

describe('createAddressHasher', () => {
  it('names an IP address the same way for a day', () => {
    const hash = createAddressHasher();
    const day = 24 * 60 * 60 * 1000;
    expect(hash('192.0.2.1', 0)).toBe(hash('192.0.2.1', day - 1));
    expect(hash('192.0.2.1', 0)).not.toBe(hash('192.0.2.2', 0));
    expect(hash('192.0.2.1', day)).not.toContain('192');
    const today = hash('192.0.2.1', day);
    expect(today).not.toBe(createAddressHasher()('192.0.2.1', day));
  });
});
