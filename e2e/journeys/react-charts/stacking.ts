import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async EnergyStack({ stage }) {
    await expect(stage.getByText('Electricity (GWh)')).toBeVisible();
    await stage.getByRole('button', { name: 'Shares' }).click();
    await expect(stage.getByText('100%', { exact: true })).toBeVisible();
    await expect(stage.getByText('Electricity (GWh)')).toHaveCount(0);
  },
};
