import type { SiteEvent } from '#model/analytics/SiteEvent.ts';

/** Where events go. */
export interface EventSink {
  send: (event: SiteEvent) => void;
  /** The reader has withdrawn: what waits is thrown away, and nothing more is kept or sent. */
  stop: () => void;
}
