import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async JumpToEnd({ page, stage }) {
    const months = stage.getByRole('spinbutton', { name: 'Month' });
    await stage.getByRole('button', { name: 'Last month' }).click();
    await expect(months.last()).toBeFocused();
    await page.keyboard.type('11');
    await expect(months.last()).toHaveText('11');
    await expect(months.first()).toHaveText('04');
  },

  async ClearableFields({ stage }) {
    await expect(stage.getByText('Cleared: nothing yet')).toBeVisible();
    await stage.getByRole('button', { name: 'Clear' }).first().click();
    await expect(stage.getByText('Cleared: day', { exact: true })).toBeVisible();
  },
};
