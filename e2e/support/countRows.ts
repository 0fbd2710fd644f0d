import type { Locator } from '@playwright/test';

/** How many rows a grid announces to assistive tools: those of all pages after filtering, and its headers. */
export async function countRows(stage: Locator): Promise<number> {
  return Number(await stage.getByRole('grid').first().getAttribute('aria-rowcount'));
}
