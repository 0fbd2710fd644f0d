import { expect, vi } from 'vitest';
import { postComment, readHealth } from '../testing/startProcess.ts';
import type { ServerProcess } from '../testing/startProcess.ts';

/** The watch checks every five seconds, for a second at most. The rest is for a busy machine. */
const NOTICED_MS = 15_000;
/** A health check that reads the last result needs no more than this, even on a busy machine. */
const HEALTH_MS = 1000;

/** Waits until the health check reports a state, and makes sure that no response on the way takes long. */
export async function expectStorageState(
  { url }: ServerProcess,
  state: 'ok' | 'unavailable',
): Promise<void> {
  await vi.waitFor(
    async () => {
      const { status, storage, ms } = await readHealth(url);
      expect(ms).toBeLessThan(HEALTH_MS);
      expect({ status, storage }).toEqual({
        status: state === 'ok' ? 'ok' : 'degraded',
        storage: state,
      });
    },
    { timeout: NOTICED_MS, interval: 200 },
  );
}

/** Pages don't need the storage. */
export async function expectPages({ url }: ServerProcess): Promise<void> {
  expect((await fetch(`${url}/x/introduction/`)).status).toBe(200);
}

/** Posts comments one after the other. Resolves to the ids of the accepted ones. */
export async function postComments(
  { url }: ServerProcess,
  count: number,
  name: string,
  length = 40,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = await postComment(url, `${name} ${index} `.padEnd(length, 'x'));
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
