import {
  ASSETS_CACHE,
  CACHE_PREFIX,
  FILES_CACHE,
  isCurrentCache,
  PAGES_CACHE,
} from '#model/delivery/offline.ts';

/** How much of what was read stays; the oldest goes first. */
const LIMITS = { [PAGES_CACHE]: 200, [ASSETS_CACHE]: 800, [FILES_CACHE]: 400 } as const;

type KeptCache = keyof typeof LIMITS;

/** The same page or file whatever the query and however it was asked for. */
const ANY: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** What was read last, else what was saved. */
export async function findCopy(
  storage: CacheStorage,
  url: string,
  name: KeptCache,
): Promise<Response | undefined> {
  const read = await (await storage.open(name)).match(url, ANY);
  return read ?? storage.match(url, ANY);
}

/** A full device is no reason to fail: room is made by half, and what does not fit then is not kept. */
export async function keep(
  storage: CacheStorage,
  name: KeptCache,
  url: string,
  response: Response,
): Promise<void> {
  const cache = await storage.open(name);
  const spare = response.clone();
  const address = new URL(url);
  address.search = '';
  address.hash = '';
  try {
    await cache.put(address.href, response);
  } catch {
    await shrink(storage, (limit) => Math.floor(limit / 2));
    await cache.put(address.href, spare).catch(() => {});
  }
}

/** At each update: caches of older versions go, the others are held to their limit. */
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
