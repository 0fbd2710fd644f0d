import { createAddressHasher } from './createAddressHasher.ts';
import { createRateLimiter } from './createRateLimiter.ts';
import { createSharedCounter } from './createSharedCounter.ts';
import type { SharedStorage } from './createSharedCounter.ts';

export interface VisitorLimit {
  /** The kind of request that's limited, such as `feedback`. */
  scope: string;
  /** How many requests one visitor may send per minute. 0 sets no limit. */
  perMinute: number;
  /** Where several processes or machines share their counts. Without it, this process counts alone. */
  shared: SharedStorage | undefined;
}

/** Counts requests. Resolves to 0 if they're allowed, or else to the number of seconds to wait. */
export type VisitorLimiter = (address: string, now: number, count?: number) => Promise<number>;

const WINDOW_MS = 60_000;

/** Limits the requests of each visitor. While the shared counts aren't available, the counts of this process still apply. */
export function createVisitorLimiter({ scope, perMinute, shared }: VisitorLimit): VisitorLimiter {
  const hashAddress = createAddressHasher();
  const limitRate = createRateLimiter({ limit: perMinute, windowMs: WINDOW_MS });
  const countShared = shared && createSharedCounter(shared);

  return async (address, now, count = 1) => {
    if (perMinute === 0) return 0;
    // Refuse a flood here, before it reaches the database.
    const waitSeconds = limitRate(hashAddress(address, now), now, count);
    if (waitSeconds > 0 || !countShared) return waitSeconds;
    const result = await countShared({ scope, address, count, windowMs: WINDOW_MS, now });
    if (!result || result.count <= perMinute) return 0;
    return Math.min(Math.max(Math.ceil(result.msLeft / 1000), 1), WINDOW_MS / 1000);
  };
}
