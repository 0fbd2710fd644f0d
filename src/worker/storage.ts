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

/** How many entries each cache can hold. The oldest are dropped first. */
const LIMITS = { [PAGES_CACHE]: 200, [ASSETS_CACHE]: 800, [FILES_CACHE]: 400 } as const;

export type KeptCache = keyof typeof LIMITS;

/** Matches a page or file regardless of its query and the headers of the request. */
const ANY: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Finds the copy from the last visit, or else the saved one. Drops broken entries, so that the network replaces them. */
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

/** Whether a response has the type that its URL promises. For example, the login page of a hotel's Wi-Fi isn't a script. */
export function isExpected(url: string, response: Response): boolean {
  return hasExpectedType(new URL(url).pathname, response.headers.get('content-type'));
}

/**
 * Caches a response if its content matches its name. If the device is full, half of the entries are dropped. If the response
 * doesn't fit even then, it isn't cached.
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
  // Read the whole body first, because a broken connection must not look like a full device.
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
