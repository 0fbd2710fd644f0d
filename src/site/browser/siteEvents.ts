import type { SiteEvent } from '#model/analytics/SiteEvent.ts';

// A feature tells what happened and does not know who counts; without a sink nobody listens.
const EVENT = 'x:event';

export function emitSiteEvent(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: event }));
}

/** Calls back with each event; returns the way to stop. */
export function onSiteEvent(listener: (event: SiteEvent) => void): () => void {
  const handleEvent = (event: Event) => listener((event as CustomEvent<SiteEvent>).detail);
  document.addEventListener(EVENT, handleEvent);
  return () => document.removeEventListener(EVENT, handleEvent);
}
