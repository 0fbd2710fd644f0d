import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async OrderFunnel({ page, stage }) {
    const first = stage.getByText(/\(100%\)/).first();
    const before = await first.textContent();
    await stage.getByRole('combobox', { name: 'Region' }).click();
    await page.getByRole('option').nth(1).click();
    await expect(first).not.toHaveText(before ?? '');
  },
};
