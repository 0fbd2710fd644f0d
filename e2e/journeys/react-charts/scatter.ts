import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async EnergyUse({ page, stage }) {
    await pointAt(stage.locator('circle').nth(40));
    await expect(page.getByRole('tooltip')).toContainText(/, 2025: [\d.]+ kWh/);
    await expect(stage.locator('circle[data-highlighted]')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await stage.getByRole('button', { name: 'People' }).click();
    await expect(stage.getByText('People in the building')).toBeVisible();
  },

  async ScatterVolume({ stage }) {
    const points = stage.locator('dt:text-is("Points in the chart") + dd');
    await expect(points).toHaveText('10,000');
    // Batches of points are paths, without an element for each point.
    await expect(stage.locator('circle')).toHaveCount(0);
    await stage.getByRole('button', { name: 'Sample' }).click();
    await expect(points).toHaveText('1,000');
    await expect(stage.locator('circle')).toHaveCount(1000);
    await expect(stage.locator('dt:text-is("Last render") + dd')).toHaveText(/^\d+ ms$/);
  },
};
