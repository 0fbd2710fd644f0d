import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async AccountStatement({ page, stage }) {
    const entries = stage.getByText(/ of \d+ entries$/);
    const before = await entries.textContent();
    // The first month section belongs to the start of the range.
    await stage.getByRole('spinbutton', { name: 'Month' }).first().click();
    await page.keyboard.type('01012025');
    await expect(entries).not.toHaveText(before ?? '');
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(entries).toHaveText(/^(\d+) of \1 entries$/);
  },

  async DateRangeFieldLimits({ page, stage }) {
    await expect(stage.getByText('The end is before the start.')).toBeVisible();
    await stage.getByRole('spinbutton', { name: 'Month' }).last().click();
    await page.keyboard.type('07042025');
    await expect(stage.getByText('From June to August 2025')).toBeVisible();
  },
};
