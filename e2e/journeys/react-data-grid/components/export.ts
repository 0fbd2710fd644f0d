import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ExportMenu({ page, stage }) {
    await stage.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'This page as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('transactions-page.csv');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
};
