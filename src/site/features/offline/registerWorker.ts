import type { WorkerMessage } from '#model/delivery/offline.ts';
import { findWorker } from '../../browser/findWorker.ts';
import { followUpdates } from './followUpdates.ts';
import { trackTyping } from './trackTyping.ts';

/** How long a page may stay open before it asks for a new version when it is looked at again. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** Registers the service worker of this page, where it has one, and follows its updates. */
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
    // Storage that is full or blocked: the page works as it did before there were workers.
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
  if (isFirst) await keepThisPage(container);
  askAgain(registration);
}

/** The worker came after this page: it is told what was read, so that it can be read again offline. */
async function keepThisPage(container: ServiceWorkerContainer): Promise<void> {
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
