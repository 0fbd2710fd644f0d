import { CACHE_PREFIX } from '#model/delivery/offline.ts';

declare const self: ServiceWorkerGlobalScope;

// The kill switch: takes the place of a worker, forgets all it kept, and goes. Pages are served as if there had never been one.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
      );
      await self.registration.unregister();
    })(),
  );
});
