import { EventEmitter } from 'node:events';
import type { Browser } from '@playwright/test';
import { expect, it, vi } from 'vitest';
import { createBrowserPool } from './createBrowserPool.ts';

function createFakes() {
  const browsers: EventEmitter[] = [];
  const launch = vi.fn(async () => {
    const browser = new EventEmitter();
    browsers.push(browser);
    return Object.assign(browser, {
      close: async () => browser.emit('disconnected'),
    }) as unknown as Browser;
  });
  return { browsers, launch, pool: createBrowserPool(launch) };
}

it('starts one browser, even for simultaneous requests', async () => {
  const { launch, pool } = createFakes();
  const [first, second] = await Promise.all([pool.get(), pool.get()]);
  expect(second).toBe(first);
  expect(launch).toHaveBeenCalledOnce();
});

it('starts another browser after the first one has crashed', async () => {
  const { browsers, launch, pool } = createFakes();
  const first = await pool.get();
  browsers[0]?.emit('disconnected');
  expect(await pool.get()).toBe(browsers[1]);
  expect(browsers[0]).toBe(first);
  expect(launch).toHaveBeenCalledTimes(2);
});

it('tries again after a browser failed to start', async () => {
  const { launch, pool } = createFakes();
  launch.mockRejectedValueOnce(new Error('no display'));
  await expect(pool.get()).rejects.toThrow('no display');
  expect(await pool.get()).toBeDefined();
});

it('closes the browser only if it was started', async () => {
  const { browsers, launch, pool } = createFakes();
  await pool.close();
  expect(launch).not.toHaveBeenCalled();
  await pool.get();
  await pool.close();
  expect(await pool.get()).toBe(browsers[1]);
});
