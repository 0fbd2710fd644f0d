import type { AssetDigests } from '#model/delivery/assetDigests.ts';
import { hasExpectedType } from '#model/delivery/hasExpectedType.ts';
import {
  ASSETS_CACHE,
  CACHE_PREFIX,
  FILES_CACHE,
  isCurrentCache,
  PAGES_CACHE,
} from '#model/delivery/offline.ts';
import { isIntact } from './isIntact.ts';

/** How many entries each cache keeps; the oldest are dropped first. */
const LIMITS = { [PAGES_CACHE]: 200, [ASSETS_CACHE]: 800, [FILES_CACHE]: 400 } as const;

export type KeptCache = keyof typeof LIMITS;

/** The same page or file, whatever its query and the headers it was requested with. */
const ANY: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** What was read last, or else what was saved. A broken entry is dropped, so that the network replaces it. */
export async function findCopy(
  storage: CacheStorage,
  url: string,
  name: KeptCache,
): Promise<Response | undefined> {
  const read = await findIn(await storage.open(name), url);
  if (read) return read;
  if (!(await storage.match(url, ANY))) return undefined;
  for (const other of (await storage.keys()).filter((key) => key.startsWith(CACHE_PREFIX))) {
    const saved = await findIn(await storage.open(other), url);
    if (saved) return saved;
  }
  return undefined;
}

async function findIn(cache: Cache, url: string): Promise<Response | undefined> {
  const copy = await cache.match(url, ANY);
  if (!copy || isExpected(url, copy)) return copy;
  await cache.delete(url, ANY);
  return undefined;
}

/** Whether a response can be what its URL promises. A login page of a hotel network, for example, can't be a script. */
export function isExpected(url: string, response: Response): boolean {
  return hasExpectedType(new URL(url).pathname, response.headers.get('content-type'));
}

/**
 * Keeps a response if its content matches its name. On a full device, half of the entries make room, and what doesn't fit
 * even then isn't kept.
 */
export async function keep(
  storage: CacheStorage,
  name: KeptCache,
  url: string,
  response: Response,
  digests: AssetDigests = {},
): Promise<void> {
  const key = new URL(url);
  key.search = '';
  key.hash = '';
  // Read to the end first: a connection that breaks off must not look like a full device.
  const bytes = await response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  if (!bytes || !(await isIntact(key.pathname, bytes, digests))) return;
  const cache = await storage.open(name);
  const spare = response.clone();
  try {
    await cache.put(key.href, response);
  } catch {
    await shrink(storage, (limit) => Math.floor(limit / 2));
    await cache.put(key.href, spare).catch(() => {});
  }
}

/** After an update: deletes the caches of older versions and trims the others to their limits. */
export async function clean(storage: CacheStorage, version: string): Promise<void> {
  const names = await storage.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) && !isCurrentCache(name, version))
      .map((name) => storage.delete(name)),
  );
  await shrink(storage, (limit) => limit);
}

async function shrink(storage: CacheStorage, toSize: (limit: number) => number): Promise<void> {
  for (const [name, limit] of Object.entries(LIMITS)) {
    const cache = await storage.open(name);
    const keys = await cache.keys();
    const size = Math.min(toSize(limit), toSize(keys.length));
    await Promise.all(keys.slice(0, keys.length - size).map((key) => cache.delete(key)));
  }
}
