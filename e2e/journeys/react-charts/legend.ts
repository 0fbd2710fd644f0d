import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async LegendToggle({ page, stage }) {
    const kitchen = stage.locator('.MuiMarkElement-series-kitchen');
    const study = stage.locator('.MuiMarkElement-series-study');
    await expect(study).toHaveCount(0);
    await stage.getByRole('button', { name: 'Study' }).click();
    await expect(study).toHaveCount(6);
    await stage.getByRole('button', { name: 'Kitchen' }).press('Enter');
    await expect(kitchen).toHaveCount(0);
    // The tooltip doesn't list what the legend hides.
    await pointAt(stage.locator('.MuiMarkElement-series-cellar').nth(2));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Cellar');
    await expect(tooltip).toContainText('Study');
    await expect(tooltip).not.toContainText('Kitchen');
    await page.mouse.move(0, 0);
  },
};
