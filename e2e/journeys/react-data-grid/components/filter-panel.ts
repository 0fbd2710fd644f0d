import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async FilterChips({ stage }) {
    const button = stage.getByRole('button', { name: /^Filter/ });
    await expect(button).toHaveText('Filters: 2');
    await stage.locator('.MuiChip-deleteIcon').first().click();
    await expect(button).toHaveText('Filters: 1');
    await expect(button).toBeFocused();
    await stage.locator('.MuiChip-deleteIcon').first().click();
    await expect(button).toHaveText('Filter');
  },

  async CategoryPanel({ page, stage }) {
    const range = stage.locator('.MuiTablePagination-displayedRows');
    await expect(range).toContainText('57');
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Shelter' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Packs' }).click();
    await expect(range).toContainText('86');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: 'Packs' })).toHaveCount(0);
  },
};
