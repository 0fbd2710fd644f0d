import { getSetListUrl, SAVED_CACHE_PREFIX } from '#model/delivery/offline.ts';
import type { OfflineFile, OfflineSet } from '#model/delivery/offline.ts';

/** Files on their way at one time. */
const AT_ONCE = 6;
/** Stands in a saved set once it is complete, and says which version it is. */
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

/** Puts all files of a set into a cache of its own. What breaks off leaves the set as it was before. */
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
      if (!(isImmutable(url) && kept.has(url))) {
        const response = await fetch(url, { signal });
        if (response.status !== 200) throw new Error(`${url} answered with ${response.status}.`);
        await cache.put(url, response);
      }
      done += bytes;
      onProgress(done);
    };
    // Pages come last: a page that is on the device has all it needs there.
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

/** What is on the device of a set; `undefined` where it was never saved whole. */
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

/** Whether saving failed for want of room. */
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
