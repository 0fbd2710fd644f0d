import type { SiteEvent } from '#model/analytics/SiteEvent.ts';

// Features emit events without knowing who counts them. Without a sink, nothing listens.
const EVENT = 'x:event';

export function emitSiteEvent(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: event }));
}

/** Calls back with each event. Returns a function that unsubscribes. */
export function onSiteEvent(listener: (event: SiteEvent) => void): () => void {
  const handleEvent = (event: Event) => listener((event as CustomEvent<SiteEvent>).detail);
  document.addEventListener(EVENT, handleEvent);
  return () => document.removeEventListener(EVENT, handleEvent);
}
