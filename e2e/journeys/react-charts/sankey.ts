import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async SalesFlow({ stage }) {
    const node = stage.locator('.MuiSankeyChart-nodes rect').first();
    await node.click();
    await expect(stage.getByText(/^[A-Z][a-z]+: [\d,]+ €$/)).toBeVisible();
    await stage.getByRole('button', { name: 'Units' }).click();
    await node.click();
    await expect(stage.getByText(/^[A-Z][a-z]+: [\d,]+ pieces$/)).toBeVisible();
  },
};
