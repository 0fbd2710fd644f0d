import type { SiteEvent } from '#model/analytics/SiteEvent.ts';
import type { EventSink } from './EventSink.ts';

/** The server accepts at most 100. */
const BATCH_SIZE = 20;
/** The server's limit for one text. */
const MAX_LENGTH = 200;

/** Collects events and posts them in batches, when there are enough of them or when the page is hidden. */
export function createCollectorSink(
  url: string,
  post: (url: string, body: string) => void = postBeacon,
): EventSink {
  let waiting: SiteEvent[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    post(url, JSON.stringify(batch, clip));
  };
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  // A phone may discard a hidden page without another event.
  document.addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('pagehide', flush);
  return {
    send(event) {
      waiting.push(event);
      // Web vitals are reported when the page is hidden, some of them after this listener has run.
      if (waiting.length >= BATCH_SIZE) flush();
      else flushWhenHidden();
    },
    stop() {
      waiting = [];
      document.removeEventListener('visibilitychange', flushWhenHidden);
      removeEventListener('pagehide', flush);
    },
  };
}

function clip(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : value;
}

function postBeacon(url: string, body: string): void {
  if (navigator.sendBeacon(url, body)) return;
  // The browser's beacon queue is full, so use fetch without waiting for the response.
  void fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {});
}
