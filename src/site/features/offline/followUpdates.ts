/** The page as the update of a worker sees it; tests put in their own. */
export interface UpdatedPage {
  hasFocus: () => boolean;
  hasUnsavedText: () => boolean;
  reload: () => void;
  /** Tells that a reload is due and leaves it to the reader. */
  offerReload: () => void;
  /** Runs again and again until the returned function is called. */
  every: (milliseconds: number, run: () => void) => () => void;
}

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>;

const FOCUS_CHECK_MS = 100;

/**
 * Applies a new worker as soon as it waits, and reloads the page once it is active and the page has the focus. Text that the reader
 * has not sent is never lost to it: then the reload is offered.
 */
export function followUpdates(
  container: Container,
  registration: Registration,
  page: UpdatedPage,
): void {
  // The first worker changes nothing about the page that brought it.
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
