import { CACHE_PREFIX } from '#model/delivery/offline.ts';

declare const self: ServiceWorkerGlobalScope;

// The kill switch: replaces a worker, deletes its caches, and unregisters itself. Pages then load as if there had never been one.

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
