import {
  ASSETS_CACHE,
  CORE_CACHE_PREFIX,
  FILES_CACHE,
  OFFLINE_PATH,
  PAGES_CACHE,
} from '#model/delivery/offline.ts';
import type { WorkerMessage } from '#model/delivery/offline.ts';
import { networkFirst, cacheFirst, networkFirstPage } from './strategies.ts';
import { chooseStrategy } from './chooseStrategy.ts';
import type { Strategy } from './chooseStrategy.ts';
import { clean, findCopy, keep } from './storage.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: changes with every release. */
declare const WORKER_VERSION: string;
/** Put in by the build: the offline page in each language and what it needs to be seen. */
declare const WORKER_CORE: readonly string[];

const CORE_CACHE = CORE_CACHE_PREFIX + WORKER_VERSION;
const CACHE_OF = {
  page: PAGES_CACHE,
  immutable: ASSETS_CACHE,
  fresh: FILES_CACHE,
} as const satisfies Record<Exclude<Strategy, 'none'>, string>;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CORE_CACHE);
      await cache.addAll(WORKER_CORE.map((url) => new Request(url, { cache: 'no-cache' })));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The page is on its way while the worker wakes up.
      await self.registration.navigationPreload?.enable();
      await clean(caches, WORKER_VERSION);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'skipWaiting') void self.skipWaiting();
  if (message.type === 'keep') event.waitUntil(Promise.all(message.urls.map(keepAddress)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode } = request;
  const facts = { method, url, mode, hasRange: request.headers.has('range') };
  const strategy = chooseStrategy(facts, self.location.origin);
  if (strategy === 'none') return;
  const name = CACHE_OF[strategy];
  const sources = {
    network: () => fetch(request),
    copy: () => findCopy(caches, url, name),
    keep: (response: Response) => event.waitUntil(keep(caches, name, url, response)),
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
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      }),
    );
});

/** What a page had read before there was a worker. */
async function keepAddress(url: string): Promise<void> {
  const isPage = new URL(url).pathname.endsWith('/');
  const facts = { method: 'GET', url, mode: isPage ? 'navigate' : 'cors', hasRange: false };
  const strategy = chooseStrategy(facts, self.location.origin);
  if (strategy === 'none' || (await findCopy(caches, url, CACHE_OF[strategy]))) return;
  const response = await fetch(url).catch(() => undefined);
  if (response?.status === 200 && !response.redirected)
    await keep(caches, CACHE_OF[strategy], url, response);
}

/** In the language of the page that is missing. */
async function findOfflinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CORE_CACHE);
  const language = /^\/[a-z]{2}(?=\/x\/)/.exec(new URL(url).pathname)?.[0] ?? '';
  const options = { ignoreVary: true };
  return (
    (await cache.match(language + OFFLINE_PATH, options)) ?? cache.match(OFFLINE_PATH, options)
  );
}
