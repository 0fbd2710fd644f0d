import type { AssetDigests } from '#model/delivery/assetDigests.ts';
import {
  ASSETS_CACHE,
  CORE_CACHE_PREFIX,
  FILES_CACHE,
  OFFLINE_PATH,
  PAGES_CACHE,
} from '#model/delivery/offline.ts';
import type { WorkerMessage } from '#model/delivery/offline.ts';
import { networkFirst, cacheFirst, networkFirstPage } from './strategies.ts';
import type { Sources } from './strategies.ts';
import { chooseStrategy } from './chooseStrategy.ts';
import type { Strategy } from './chooseStrategy.ts';
import { isIntact } from './isIntact.ts';
import { clean, findCopy, isExpected, keep } from './storage.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build. Changes with every release. */
declare const WORKER_VERSION: string;
/** Set by the build: the offline page in each language and the files it needs. */
declare const WORKER_CORE: readonly string[];
/** Set by the build: the digest of each file with a hash in its name. */
declare const WORKER_DIGESTS: AssetDigests;

const CORE_CACHE = CORE_CACHE_PREFIX + WORKER_VERSION;
// The build inserts the whole list wherever its name is used, so use the name only once.
const DIGESTS = WORKER_DIGESTS;
const CACHE_OF = {
  page: PAGES_CACHE,
  immutable: ASSETS_CACHE,
  fresh: FILES_CACHE,
} as const satisfies Record<Exclude<Strategy, 'none'>, string>;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CORE_CACHE);
      await Promise.all(WORKER_CORE.map((url) => addCoreFile(cache, url)));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // With preloading, the browser requests the page while the worker is still starting.
      await self.registration.navigationPreload?.enable();
      await clean(caches, WORKER_VERSION);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'skipWaiting') void self.skipWaiting();
  if (message.type === 'keep') event.waitUntil(Promise.all(message.urls.map(keepUrl)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode } = request;
  const facts = { method, url, mode, hasRange: request.headers.has('range') };
  const strategy = chooseStrategy(facts, self.location.origin);
  if (strategy === 'none') return;
  const name = CACHE_OF[strategy];
  const sources: Sources = {
    network: () => fetch(request),
    copy: () => findCopy(caches, url, name),
    isExpected: (response) => isExpected(url, response),
    keep: (response) => keep(caches, name, url, response, DIGESTS),
    waitUntil: (work) => event.waitUntil(work),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  if (strategy === 'immutable') event.respondWith(cacheFirst(sources));
  else if (strategy === 'fresh') event.respondWith(networkFirst(sources));
  else
    event.respondWith(
      networkFirstPage({
        ...sources,
        network: async () =>
          ((await event.preloadResponse) as Response | undefined) ?? fetch(request),
        offlinePage: () => findOfflinePage(url),
      }),
    );
});

/** Throws if a file isn't the expected one. Then the installation fails, and the browser tries again later. */
async function addCoreFile(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  const url = new URL(path, self.location.origin);
  const bytes = await response.clone().arrayBuffer();
  if (response.status !== 200 || !isExpected(url.href, response))
    throw new TypeError(`${path} is needed offline but could not be loaded.`);
  if (!(await isIntact(url.pathname, bytes, DIGESTS)))
    throw new TypeError(`${path} doesn't have the content that belongs to its name.`);
  await cache.put(path, response);
}

/** Caches a URL that the page loaded before there was a worker. */
async function keepUrl(url: string): Promise<void> {
  const isPage = new URL(url).pathname.endsWith('/');
  const facts = { method: 'GET', url, mode: isPage ? 'navigate' : 'cors', hasRange: false };
  const strategy = chooseStrategy(facts, self.location.origin);
  if (strategy === 'none' || (await findCopy(caches, url, CACHE_OF[strategy]))) return;
  const response = await fetch(url).catch(() => undefined);
  if (response?.status === 200 && !response.redirected && isExpected(url, response))
    await keep(caches, CACHE_OF[strategy], url, response, DIGESTS);
}

/** Finds the offline page in the language of the missing page. */
async function findOfflinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CORE_CACHE);
  const language = /^\/[a-z]{2}(?=\/x\/)/.exec(new URL(url).pathname)?.[0] ?? '';
  const options = { ignoreVary: true };
  return (
    (await cache.match(language + OFFLINE_PATH, options)) ?? cache.match(OFFLINE_PATH, options)
  );
}
