import type { Locator, Page } from '@playwright/test';
import { untilLive } from './untilLive.ts';

/** Opens a page, scrolls to one of its demos, and waits until it runs. */
export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const selector = `#${name} [data-demo]`;
  const stage = page.locator(selector);
  await stage.scrollIntoViewIfNeeded();
  await untilLive(page, selector, { timeout: 30_000 });
  return stage;
}
