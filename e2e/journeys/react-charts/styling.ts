import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async LoadingAndEmpty({ stage }) {
    await expect(stage.getByText('Fetching rides…')).toBeVisible();
    await stage.getByRole('button', { name: 'Empty' }).click();
    await expect(stage.getByText('No rides this week')).toBeVisible();
    await stage.getByRole('button', { name: 'Ready' }).click();
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(7);
    await expect(stage.getByText('No rides this week')).toHaveCount(0);
  },
};
