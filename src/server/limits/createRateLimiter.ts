export interface RateLimit {
  /** How many requests are allowed in a window. 0 sets no limit. */
  limit: number;
  windowMs: number;
}

/** Counts requests. Returns 0 if they're allowed, or else the number of seconds to wait. */
export type RateLimiter = (name: string, now: number, count?: number) => number;

/** More names than this come from an attack. The oldest ones are dropped. */
const MAX_NAMES = 50_000;

/** Counts requests in fixed windows. The window of a name starts with its first request. */
export function createRateLimiter({ limit, windowMs }: RateLimit): RateLimiter {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return (name, now, count = 1) => {
    if (limit === 0) return 0;
    const known = windows.get(name);
    if (!known || !isRunning(known, now, windowMs)) {
      windows.delete(name);
      removeOldest(windows, now, windowMs);
      windows.set(name, { endsAt: now + windowMs, count });
      return count <= limit ? 0 : Math.ceil(windowMs / 1000);
    }
    known.count += count;
    return known.count <= limit ? 0 : Math.ceil((known.endsAt - now) / 1000);
  };
}

/** If a window ends later than a new one would, the clock was set back in between. Nobody should have to wait that long. */
function isRunning({ endsAt }: { endsAt: number }, now: number, windowMs: number): boolean {
  return endsAt > now && endsAt <= now + windowMs;
}

/** All windows have the same length and are sorted by start, so the ones that have ended come first. */
function removeOldest(
  windows: Map<string, { endsAt: number }>,
  now: number,
  windowMs: number,
): void {
  for (const [name, window] of windows) {
    if (isRunning(window, now, windowMs) && windows.size < MAX_NAMES) return;
    windows.delete(name);
  }
}
