import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async HooksAtWork({ stage }) {
    const peaks = stage.locator('circle');
    await expect(peaks).toHaveCount(3);
    const wind = stage.getByRole('button', { name: 'Wind' });
    await wind.press('Enter');
    await expect(wind).toHaveAttribute('aria-pressed', 'true');
    await expect(peaks).toHaveCount(1);
    await wind.press('Enter');
    await expect(peaks).toHaveCount(3);
  },
};
