import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { countRows } from '../../support/countRows.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async FilterByCell({ page, stage }) {
    const all = await countRows(stage);
    await gridCell(stage, 0, 'country').click();
    await expect.poll(() => countRows(stage)).toBeLessThan(all);
    await stage.locator('.MuiChip-deleteIcon').click();
    await expect.poll(() => countRows(stage)).toBe(all);
    // The keyboard does the same.
    await gridCell(stage, 1, 'customer').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => countRows(stage)).toBeLessThan(all);
  },

  async FreeFilters({ page, stage }) {
    const before = await countRows(stage);
    await stage.getByRole('switch', { name: 'In stock' }).click();
    await expect.poll(() => countRows(stage)).toBeGreaterThan(before);
    const all = await countRows(stage);
    await stage.getByRole('slider', { name: 'Minimum weight' }).focus();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('PageUp');
    await expect.poll(() => countRows(stage)).toBeLessThan(all);
  },
};
