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

  async EmptySection({ page, stage }) {
    const status = stage.getByRole('status');
    const check = stage.getByRole('button', { name: 'Check' });
    await check.click();
    await expect(status).toHaveText('Missing: month');
    await expect(stage.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
    await page.keyboard.type('0630');
    await check.click();
    await expect(status).toHaveText('Missing: year');
    await expect(stage.getByRole('spinbutton', { name: 'Year' })).toBeFocused();
    await page.keyboard.type('20250715p');
    await check.click();
    await expect(status).toHaveText('The time is complete.');
  },
};
