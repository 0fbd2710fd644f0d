export interface RateLimit {
  /** Requests allowed in a window; 0 sets no limit. */
  limit: number;
  windowMs: number;
}

/** Seconds until the next request is welcome; 0 for one that is welcome now, and counted. */
export type RateLimiter = (name: string, now: number) => number;

/** More names than this at once come from an attack, whose oldest traces may go. */
const MAX_NAMES = 50_000;

/** Counts in fixed windows, each starting with the first request of its name. */
export function createRateLimiter({ limit, windowMs }: RateLimit): RateLimiter {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return (name, now) => {
    if (limit === 0) return 0;
    const known = windows.get(name);
    if (known && known.endsAt > now) {
      known.count += 1;
      return known.count <= limit ? 0 : Math.ceil((known.endsAt - now) / 1000);
    }
    windows.delete(name);
    removeOldest(windows, now);
    windows.set(name, { endsAt: now + windowMs, count: 1 });
    return 0;
  };
}

/** Windows have one length and lie in the order of their start, so those that ended come first. */
function removeOldest(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [name, { endsAt }] of windows) {
    if (endsAt > now && windows.size < MAX_NAMES) return;
    windows.delete(name);
  }
}
