import type { Locator } from '@playwright/test';

/** Returns the row count that a grid announces to assistive technology: its headers, and the filtered rows of all pages. */
export async function countRows(stage: Locator): Promise<number> {
  return Number(await stage.getByRole('grid').first().getAttribute('aria-rowcount'));
}
