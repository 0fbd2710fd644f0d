import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ReturnsOnServer({ page, stage }) {
    const log = stage.getByRole('log');
    await expect(log).toContainText('GET /Lanterns');
    await expect(stage.getByText('€7,100,360')).toBeVisible();
    const header = stage.getByRole('columnheader', { name: /Revenue/ });
    await header.hover();
    await header.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('combobox', { name: /Aggregation/ }).click();
    await page.getByRole('option', { name: 'median' }).click();
    await expect(log).toContainText('median of revenue');
    await expect(stage.getByText('€14,270')).toBeVisible();
    await page.keyboard.press('Escape');
  },

  async LazyTotals({ stage }) {
    const log = stage.getByRole('log');
    await expect(log).toContainText('20 rows');
    await stage.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      scroller.scrollTop = 600;
    });
    await expect(log).toContainText('GET rows 21–');
    await expect(stage.getByText('€7,100,360')).toBeVisible();
  },
};
