import { describe, expect, it, vi } from 'vitest';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import { createVisitorLimiter } from './createVisitorLimiter.ts';

const HOUR_MS = 60 * 60_000;
const NOW = Date.UTC(2026, 0, 31, 12);
const alone = () => createVisitorLimiter({ scope: 'feedback', perMinute: 2, shared: undefined });

describe('a limit', () => {
  it('counts a /64 network, or any port of an IPv4 address, as one visitor', async () => {
    const limit = alone();
    expect(await limit('2001:db8:1:2::1', NOW)).toBe(0);
    expect(await limit('2001:db8:1:2:ffff::2', NOW)).toBe(0);
    expect(await limit('[2001:db8:1:2::3]:443', NOW)).toBe(60);
    expect(await limit('2001:db8:1:3::1', NOW)).toBe(0);
    expect(await limit('192.0.2.1:1000', NOW)).toBe(0);
    expect(await limit('192.0.2.1:1001', NOW)).toBe(0);
    expect(await limit('::ffff:192.0.2.1', NOW)).toBe(60);
  });

  it.each([-HOUR_MS, HOUR_MS, -30_000, 30_000])(
    'never asks for more than a minute when the clock jumps by %i ms',
    async (jump) => {
      const storage = createSqliteStorage(':memory:');
      for (const shared of [undefined, storage]) {
        const limit = createVisitorLimiter({ scope: 'mcp', perMinute: 2, shared });
        for (const now of [NOW, NOW, NOW]) await limit('192.0.2.1', now);
        const waits = [];
        for (let second = 0; second <= 60; second += 1)
          waits.push(await limit('192.0.2.1', NOW + jump + second * 1000));
        expect(Math.max(...waits)).toBeLessThanOrEqual(60);
        expect(waits).toContain(0);
      }
      await storage.close();
    },
  );

  it('counts requests that arrive out of order', async () => {
    const storage = createSqliteStorage(':memory:');
    const limit = createVisitorLimiter({ scope: 'mcp', perMinute: 2, shared: storage });
    expect(await limit('192.0.2.1', NOW)).toBe(0);
    expect(await limit('192.0.2.1', NOW - 5)).toBe(0);
    expect(await limit('192.0.2.1', NOW - 10)).toBe(60);
    await storage.close();
  });
});

describe('a shared limit', () => {
  const create = (shared: ReturnType<typeof createSqliteStorage>, scope = 'feedback') =>
    createVisitorLimiter({ scope, perMinute: 3, shared });

  it('counts the requests of all processes, separately for each kind', async () => {
    const storage = createSqliteStorage(':memory:');
    const [first, second] = [create(storage), create(storage)];
    expect(await first('192.0.2.1', NOW)).toBe(0);
    expect(await second('192.0.2.1', NOW)).toBe(0);
    expect(await first('192.0.2.1', NOW + 1000)).toBe(0);
    expect(await second('192.0.2.1', NOW + 20_000)).toBe(40);
    expect(await second('192.0.2.2', NOW)).toBe(0);
    expect(await create(storage, 'mcp')('192.0.2.1', NOW)).toBe(0);
    expect(await second('192.0.2.1', NOW + 60_000)).toBe(0);
    await storage.close();
  });

  it('stores no IP address', async () => {
    const storage = createSqliteStorage(':memory:');
    const count = vi.spyOn(storage, 'countRequests');
    await create(storage)('192.0.2.1', NOW);
    expect(count.mock.calls[0]?.[0].name).toMatch(/^feedback:[\w-]{4}$/);
    await storage.close();
  });

  it('falls back to its own count, without delay, while the storage fails', async () => {
    const storage = createSqliteStorage(':memory:');
    const count = vi.spyOn(storage, 'countRequests').mockRejectedValue(new Error('locked'));
    const limit = create(storage);
    for (const expected of [0, 0, 0, 60]) expect(await limit('192.0.2.1', NOW)).toBe(expected);
    expect(count).toHaveBeenCalledTimes(1);
    await storage.close();
  });

  it('does not wait for a storage that hangs', async () => {
    const storage = createSqliteStorage(':memory:');
    vi.spyOn(storage, 'countRequests').mockReturnValue(new Promise(() => {}));
    const start = performance.now();
    expect(await create(storage)('192.0.2.1', NOW)).toBe(0);
    expect(performance.now() - start).toBeLessThan(2000);
    await storage.close();
  });
});
