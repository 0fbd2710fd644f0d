import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { countRows } from '../../../support/countRows.ts';

export const journeys: DemoJourneys = {
  async ProductHeaderFilters({ page, stage }) {
    const before = await countRows(stage);
    const filter = stage.locator('[role="columnheader"][data-field="name"] input');
    await filter.click();
    await page.keyboard.type('zzz');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect.poll(() => countRows(stage)).toBe(before);
  },

  async HeaderFilterSettings({ stage }) {
    await stage.getByRole('switch', { name: '80 px tall' }).click();
    await expect(stage.getByLabel('Code')).toContainText('headerFilterHeight={80}');
    const filter = stage.locator('.MuiDataGrid-columnHeader--filter').first();
    await expect.poll(async () => (await filter.boundingBox())?.height).toBe(80);
  },
};
