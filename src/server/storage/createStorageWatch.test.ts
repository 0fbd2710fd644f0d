import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { createStorageWatch } from './createStorageWatch.ts';

let logs: string[];
const logger = createLogger('info', (line) => logs.push(JSON.parse(line).message));
beforeEach(() => {
  logs = [];
});
const fail = async () => {
  throw new Error('disk full');
};

describe('createStorageWatch', () => {
  it('checks on demand and caches the result for a while', async () => {
    const check = vi.fn(async () => {});
    const watch = createStorageWatch({ check }, logger, { intervalMs: 100, timeoutMs: 20 });
    expect(await Promise.all([watch.getState(), watch.getState()])).toEqual(['ok', 'ok']);
    expect(await watch.getState()).toBe('ok');
    expect(check).toHaveBeenCalledTimes(1);
    await sleep(150);
    await watch.getState();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it("gives up on a check that hangs, and doesn't start a second one meanwhile", async () => {
    let finish = () => {};
    const check = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const watch = createStorageWatch({ check }, logger, { intervalMs: 10, timeoutMs: 30 });
    const start = performance.now();
    expect(await watch.getState()).toBe('unavailable');
    expect(performance.now() - start).toBeLessThan(500);
    await sleep(60);
    const next = watch.getState();
    expect(check).toHaveBeenCalledTimes(1);
    finish();
    expect(await next).toBe('ok');
  });

  it('answers at once while it checks in the background', async () => {
    let run: () => Promise<void> = async () => {};
    const watch = createStorageWatch({ check: () => run() }, logger, { intervalMs: 20 });
    const stop = watch.start();
    await vi.waitFor(async () => expect(await watch.getState()).toBe('ok'));
    run = () => new Promise(() => {});
    await sleep(60);
    const start = performance.now();
    await watch.getState();
    expect(performance.now() - start).toBeLessThan(50);
    stop();
  });

  it('logs a change once', async () => {
    let run: () => Promise<void> = async () => {};
    const watch = createStorageWatch({ check: () => run() }, logger, { intervalMs: 10 });
    const stop = watch.start();
    await sleep(50);
    expect(logs).toEqual([]);
    run = fail;
    await sleep(80);
    expect(logs).toEqual(['The storage is unavailable; pages are served, feedback is refused']);
    run = async () => {};
    await sleep(80);
    expect(logs.slice(1)).toEqual(['The storage is available again']);
    stop();
    run = fail;
    await sleep(50);
    expect(logs).toHaveLength(2);
  });
});
