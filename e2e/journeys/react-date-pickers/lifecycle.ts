import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async FieldLifecycle({ page, stage }) {
    await stage.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('05142025');
    await expect(stage.getByText(/^Calls of onChange: \d+, the last: /)).toBeVisible();
  },

  async LastValidDate({ page, stage }) {
    const count = stage.getByText(/ since June 12, 2025/);
    await expect(count).toBeVisible();
    await stage.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('01052025');
    // January is before the first allowed date, so the last valid one stays.
    await expect(count).toBeVisible();
    await stage.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('04012025');
    await expect(stage.getByText(/ since April 1, 2025/)).toBeVisible();
  },
};
