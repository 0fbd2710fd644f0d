import type { Page } from '@playwright/test';

/** How long a fixed amount of work takes on the machine that the limits were set on, idle. */
const REFERENCE_MS = 60;

/** At least 1. A machine that is slower, or busy with other tests, gets as much more time. */
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
