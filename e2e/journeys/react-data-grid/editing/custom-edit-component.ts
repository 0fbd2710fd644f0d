import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';
import { readFocus } from '../../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async AutoStop({ page, stage }) {
    const status = gridCell(stage, 0, 'status');
    await status.dblclick();
    await page.getByRole('option', { name: 'done' }).click();
    // Choosing a value saves it, without another key.
    await expect(status.locator('[role="combobox"]')).toHaveCount(0);
    await expect(status).toHaveText('done');
  },

  async StarEditor({ page, stage }) {
    const rating = gridCell(stage, 0, 'rating');
    await rating.click();
    await page.keyboard.press('Enter');
    await expect(rating.locator('input').first()).toBeAttached();
    await rating.locator('label').nth(1).click({ force: true });
    await page.keyboard.press('Enter');
    await expect(rating.getByRole('img', { name: '1 Star' })).toBeVisible();
  },

  async RowEditors({ page, stage }) {
    await gridCell(stage, 0, 'owner').dblclick();
    // Each input in the row has a name, and Tab moves from one to the next.
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'combobox', name: 'Owner' });
    await page.keyboard.press('Tab');
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'slider', name: 'Progress' });
    await page.keyboard.press('Tab');
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'radio' });
    await page.keyboard.press('Escape');
    await expect(gridCell(stage, 0, 'owner').locator('input')).toHaveCount(0);
  },
};
