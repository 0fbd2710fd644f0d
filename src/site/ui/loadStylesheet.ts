/** A media query that never matches, so that the browser loads the stylesheet without blocking rendering. */
const WAITING = 'only x';
const CHECK_MS = 50;

const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet that the first paint doesn't need. It's inserted before the marker (or last in the head) and doesn't block
 * rendering. The promise resolves when it's loaded, or if loading fails. A second call with the same URL waits for the first.
 */
export function loadStylesheet(href: string, marker: Element | null = null): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`))
    return Promise.resolve();
  const promise = insert(href, marker);
  loading.set(href, promise);
  return promise;
}

function insert(href: string, marker: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.media = WAITING;
    const finish = () => {
      clearInterval(timer);
      link.media = 'all';
      resolve();
    };
    link.addEventListener('load', finish);
    link.addEventListener('error', () => {
      clearInterval(timer);
      loading.delete(href);
      link.remove();
      resolve();
    });
    // Some browsers don't fire `load` for a stylesheet from their cache.
    const timer = setInterval(() => {
      if ([...document.styleSheets].some((sheet) => sheet.ownerNode === link)) finish();
    }, CHECK_MS);
    if (marker) marker.before(link);
    else document.head.append(link);
  });
}
