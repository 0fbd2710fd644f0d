export interface RateLimit {
  allows: () => boolean;
  /** Returns how many events were over the limit in the current second. */
  getRefused: () => number;
}

/** Allows a number of events per second. */
export function createRateLimit(perSecond: number, now = () => performance.now()): RateLimit {
  let second = 0;
  let count = 0;
  return {
    allows() {
      const current = Math.floor(now() / 1000);
      if (current !== second) [second, count] = [current, 0];
      count += 1;
      return count <= perSecond;
    },
    getRefused: () => Math.max(0, count - perSecond),
  };
}
