import { hasExpectedType } from '#model/delivery/hasExpectedType.ts';
import { getSetListUrl, SAVED_CACHE_PREFIX } from '#model/delivery/offline.ts';
import type { OfflineFile, OfflineSet } from '#model/delivery/offline.ts';

/** How many files are downloaded at the same time. */
const AT_ONCE = 6;
/** An entry that marks a saved set as complete and contains its version. */
const RECORD_URL = '/x/offline/saved.json';

export interface SavedRecord {
  version: string;
  bytes: number;
}

export interface SaveOptions {
  set: OfflineSet;
  storage: CacheStorage;
  fetch: (url: string, init?: { signal?: AbortSignal }) => Promise<Response>;
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/** Saves all files of a set to one cache. If it fails halfway, the set stays as it was before. */
export async function saveSet({
  set,
  storage,
  fetch,
  onProgress,
  signal,
}: SaveOptions): Promise<void> {
  const before = await readSaved(storage, set.id);
  const cache = await storage.open(nameCache(set.id));
  try {
    const files = await readList(await fetch(getSetListUrl(set.id), { signal }));
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url, 'https://x').pathname));
    let done = 0;
    const save = async ({ url, bytes }: OfflineFile) => {
      if (!(isImmutable(url) && isGood(url, await cache.match(url)))) {
        const response = await fetch(url, { signal });
        if (response.status !== 200) throw new Error(`${url} answered with ${response.status}.`);
        if (!isGood(url, response)) throw new Error(`${url} answered with the wrong type.`);
        await cache.put(url, response);
      }
      done += bytes;
      onProgress(done);
    };
    // Pages come last, so that a page on the device always has everything it needs.
    const isPage = ({ url }: OfflineFile) => url.endsWith('/');
    await runPool(
      files.filter((file) => !isPage(file)),
      save,
      signal,
    );
    await runPool(files.filter(isPage), save, signal);
    const record: SavedRecord = { version: set.version, bytes: set.bytes };
    await cache.put(RECORD_URL, new Response(JSON.stringify(record)));
    const wanted = new Set([RECORD_URL, ...files.map(({ url }) => url)]);
    await Promise.all([...kept].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
  } catch (error) {
    if (!before) await storage.delete(nameCache(set.id));
    throw error;
  }
}

/** Returns the record of a saved set, or `undefined` if it was never saved completely. */
export async function readSaved(
  storage: CacheStorage,
  id: string,
): Promise<SavedRecord | undefined> {
  const name = nameCache(id);
  if (!(await storage.keys()).includes(name)) return undefined;
  const response = await (await storage.open(name)).match(RECORD_URL);
  return response ? ((await response.json()) as SavedRecord) : undefined;
}

export async function deleteSet(storage: CacheStorage, id: string): Promise<void> {
  await storage.delete(nameCache(id));
}

/** Whether saving failed because the device is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

function nameCache(id: string): string {
  return SAVED_CACHE_PREFIX + id;
}

async function readList(response: Response): Promise<OfflineFile[]> {
  if (!response.ok) throw new Error(`The list of files answered with ${response.status}.`);
  return (await response.json()) as OfflineFile[];
}

function isGood(url: string, response: Response | undefined): boolean {
  return response !== undefined && hasExpectedType(url, response.headers.get('content-type'));
}

function isImmutable(url: string): boolean {
  return url.startsWith('/x/_astro/');
}

async function runPool<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      signal.throwIfAborted();
      await run(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
