/** The environment of a worker update, which tests replace. */
export interface UpdatedPage {
  hasFocus: () => boolean;
  hasUnsavedText: () => boolean;
  reload: () => void;
  /** Offers a reload to the reader. */
  offerReload: () => void;
  /** Runs a function repeatedly until the returned function is called. */
  every: (milliseconds: number, run: () => void) => () => void;
}

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>;

const FOCUS_CHECK_MS = 100;

/**
 * Applies a new worker as soon as it's waiting, and reloads the page once the worker is active and the page has focus. If there's
 * unsaved text, it offers a reload instead.
 */
export function followUpdates(
  container: Container,
  registration: Registration,
  page: UpdatedPage,
): void {
  // The first worker doesn't affect the page that registered it.
  if (!container.controller) return;
  const apply = () => registration.waiting?.postMessage({ type: 'skipWaiting' });
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') apply();
    });
  container.addEventListener('controllerchange', () => reloadWhenFocused(page), { once: true });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  apply();
}

function reloadWhenFocused(page: UpdatedPage): void {
  const stop = page.every(FOCUS_CHECK_MS, () => {
    if (!page.hasFocus()) return;
    stop();
    if (page.hasUnsavedText()) page.offerReload();
    else page.reload();
  });
}
