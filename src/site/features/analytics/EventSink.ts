import type { SiteEvent } from '#model/analytics/SiteEvent.ts';

/** Where events go. */
export interface EventSink {
  send: (event: SiteEvent) => void;
  /** Call this when the reader withdraws consent. It drops pending events and ignores all later ones. */
  stop: () => void;
}
