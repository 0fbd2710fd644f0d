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
};
