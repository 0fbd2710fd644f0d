import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Moves the pointer, which starts the demos in view, and waits until the first one is live. */
export async function wakeDemo(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  const stage = page.locator('[data-demo]').first();
  await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 15_000 });
}
