import { createAddressHasher } from './createAddressHasher.ts';
import { createRateLimiter } from './createRateLimiter.ts';
import { createSharedCounter } from './createSharedCounter.ts';
import type { SharedStorage } from './createSharedCounter.ts';

export interface VisitorLimit {
  /** What is limited, such as `feedback`. */
  scope: string;
  /** Requests that one visitor may send in a minute; 0 sets no limit. */
  perMinute: number;
  /** Where several processes or machines count together. Without it, this process counts alone. */
  shared: SharedStorage | undefined;
}

/** Counts requests and returns the seconds until the next one is allowed; 0 means that these are. */
export type VisitorLimiter = (address: string, now: number, count?: number) => Promise<number>;

const WINDOW_MS = 60_000;

/** Limits the requests of each visitor. If the shared counts can't be reached, those of this process still hold. */
export function createVisitorLimiter({ scope, perMinute, shared }: VisitorLimit): VisitorLimiter {
  const hashAddress = createAddressHasher();
  const limitRate = createRateLimiter({ limit: perMinute, windowMs: WINDOW_MS });
  const countShared = shared && createSharedCounter(shared);

  return async (address, now, count = 1) => {
    if (perMinute === 0) return 0;
    // A flood is refused here, before it reaches the database.
    const waitSeconds = limitRate(hashAddress(address, now), now, count);
    if (waitSeconds > 0 || !countShared) return waitSeconds;
    const result = await countShared({ scope, address, count, windowMs: WINDOW_MS, now });
    if (!result || result.count <= perMinute) return 0;
    return Math.min(Math.max(Math.ceil(result.msLeft / 1000), 1), WINDOW_MS / 1000);
  };
}
