import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async HeaderTotals({ stage }) {
    const profit = stage.locator('[role="columnheader"][data-field="profit"]');
    await expect(profit).toContainText('2,822,760');
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('lanterns');
    await expect(profit).toContainText('118,900');
  },
};
