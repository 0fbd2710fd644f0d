import type { SiteEvent } from '#model/analytics/SiteEvent.ts';

/** Where events go. */
export interface EventSink {
  send: (event: SiteEvent) => void;
  /** The reader has withdrawn consent: drops pending events, and keeps and sends nothing more. */
  stop: () => void;
}
