import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { postComment } from './postComment.ts';
import type { TestServer } from './startTestServer.ts';

/** The storage is checked every five seconds, for a second at most. The rest is a margin for busy machines. */
const NOTICED_MS = 30_000;
/** A check takes a second at most. The rest is a margin for busy machines. */
const SLOWEST_MS = 4000;

interface Health {
  status: string;
  storage: string;
  /** How long the response took. */
  ms: number;
}

async function readHealth(url: string): Promise<Health> {
  const start = performance.now();
  const response = await fetch(`${url}/healthz`);
  const health = (await response.json()) as Omit<Health, 'ms'>;
  return { ...health, ms: performance.now() - start };
}

/** Waits until the health check reports a state, and fails if any response takes too long in the meantime. */
export async function expectStorageState(
  { url }: TestServer,
  state: 'ok' | 'unavailable',
): Promise<void> {
  let slowestMs = 0;
  await vi.waitFor(
    async () => {
      const { status, storage, ms } = await readHealth(url);
      slowestMs = Math.max(slowestMs, ms);
      expect({ status, storage }).toEqual({
        status: state === 'ok' ? 'ok' : 'degraded',
        storage: state,
      });
    },
    { timeout: NOTICED_MS, interval: 200 },
  );
  expect(slowestMs).toBeLessThan(SLOWEST_MS);
}

/** Fails if pages aren't served. They don't need the storage. */
export async function expectPages({ url }: TestServer): Promise<void> {
  expect((await fetch(`${url}/x/introduction/`)).status).toBe(200);
}

interface PostOptions {
  /** The length of each comment. */
  length?: number;
  /** How often each comment is sent until it's accepted, a second apart. */
  attempts?: number;
}

/** Posts comments one after the other. Resolves to the ids of the accepted ones. */
export async function postComments(
  { url }: TestServer,
  count: number,
  name: string,
  { length = 40, attempts = 1 }: PostOptions = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const comment = `${name} ${index} `.padEnd(length, 'x');
    let id = await postComment(url, comment);
    for (let attempt = 1; id === undefined && attempt < attempts; attempt += 1) {
      await sleep(1000);
      id = await postComment(url, comment);
    }
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
