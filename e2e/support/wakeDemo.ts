import type { Page } from '@playwright/test';
import { untilLive } from './untilLive.ts';

/** Moves the pointer, which starts the demos in view, and waits until the first one is live. */
export async function wakeDemo(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  await untilLive(page, '[data-demo]', { timeout: 15_000 });
}
