import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async StationSearch({ page, stage }) {
    const field = stage.getByRole('searchbox', { name: 'Search stations' });
    const status = stage.getByRole('status');
    await expect(status).toContainText('14 of 68');
    await field.click();
    await page.keyboard.press('Escape');
    await expect(status).toContainText('68 of 68');
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('button', { name: 'Search stations' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('flood');
    await expect(status).toContainText('4 of 68');
  },

  async SearchShortcut({ page, stage }) {
    await stage.getByRole('gridcell').first().click();
    await page.keyboard.press('/');
    const field = stage.getByRole('searchbox', { name: 'Search stations' });
    await expect(field).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};
