import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Pages that exist for these tests, so that writers can rewrite every guide without breaking one. */
export const PROSE = '/x/fixtures/prose/';
export const DEMOS = '/x/fixtures/demos/';
export const CHARTS = '/x/fixtures/charts/';
export const DATA_GRID = '/x/fixtures/data-grid/';
export const DATE_PICKERS = '/x/fixtures/date-pickers/';

/** Opens a page, scrolls to one of its demos, and waits until it runs. */
export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const stage = page.locator(`#${name} [data-demo]`);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  return stage;
}
