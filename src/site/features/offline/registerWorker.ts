import type { WorkerMessage } from '#model/delivery/offline.ts';
import { findWorker } from '../../browser/findWorker.ts';
import { followUpdates } from './followUpdates.ts';
import { trackTyping } from './trackTyping.ts';

/** The minimum time between two checks for a new version. A page checks when it becomes visible again. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** Registers the service worker of this page, if it has one, and applies its updates. */
export async function registerWorker(): Promise<void> {
  const worker = findWorker(document);
  if (!worker) return;
  const { url, scope } = worker;
  const container = navigator.serviceWorker;
  const isFirst = !container.controller;
  const hasUnsavedText = trackTyping(document);
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register(url, { scope, updateViaCache: 'none' });
  } catch {
    // Storage is full or blocked, so the page works without a worker.
    return;
  }
  followUpdates(container, registration, {
    hasFocus: () => document.hasFocus(),
    hasUnsavedText,
    reload: () => location.reload(),
    offerReload: () => void import('./offerReload.tsx').then(({ offerReload }) => offerReload()),
    every: (milliseconds, run) => {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
  });
  if (isFirst) await cacheCurrentPage(container);
  askAgain(registration);
}

/** The worker started after this page loaded, so it's sent the URLs to cache for offline reading. */
async function cacheCurrentPage(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const read = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: WorkerMessage = { type: 'keep', urls: [location.href, ...new Set(read)] };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage(message);
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
