import type { Page } from '@playwright/test';

/** How long a fixed amount of work takes on the machine that the limits are based on, when it's idle. */
const REFERENCE_MS = 60;

/** Returns a factor of at least 1 for time limits, so that slow or busy machines get more time. */
export async function measureSlowness(page: Page): Promise<number> {
  return Math.max(1, (await page.evaluate(measureWork)) / REFERENCE_MS);
}

function measureWork(): number {
  const start = performance.now();
  let state = 1;
  for (let count = 0; count < 30_000_000; count += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return state === 0 ? 0 : performance.now() - start;
}
