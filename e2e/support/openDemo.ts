import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page, scrolls to one of its demos, and waits until it runs. */
export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const stage = page.locator(`#${name} [data-demo]`);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  return stage;
}
