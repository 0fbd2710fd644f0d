export interface RateLimit {
  /** Requests allowed in a window; 0 sets no limit. */
  limit: number;
  windowMs: number;
}

/** Counts requests and returns the seconds until the next one is allowed; 0 means that these are. */
export type RateLimiter = (name: string, now: number, count?: number) => number;

/** More names than this at once come from an attack, and the oldest ones are forgotten. */
const MAX_NAMES = 50_000;

/** Counts in fixed windows. Each starts with the first request of its name. */
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

/** A window that ends later than a new one would is left from before the clock was set back. Nobody has to sit that out. */
function isRunning({ endsAt }: { endsAt: number }, now: number, windowMs: number): boolean {
  return endsAt > now && endsAt <= now + windowMs;
}

/** All windows have the same length and are in the order of their start, so the ones that ended come first. */
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
