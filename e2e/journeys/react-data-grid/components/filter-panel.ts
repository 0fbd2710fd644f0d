import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { readColumn } from '../../../support/readColumn.ts';

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

  async ConditionForms({ page, stage }) {
    const filters = stage.getByRole('button', { name: /^Filters/ });
    const panel = page.locator('.MuiDataGrid-panel');
    const add = panel.getByRole('button', { name: 'Add condition' });
    const value = panel.getByRole('textbox', { name: 'Value' });
    await filters.click();
    await expect(panel.getByRole('status')).toHaveText('2 of 3');
    await add.click();
    await expect(panel.getByRole('status')).toHaveText('3 of 3');
    await expect(add).toBeDisabled();
    await expect(value).toBeFocused();
    await page.keyboard.type('stove');
    await expect
      .poll(() => readColumn(stage, 'name'))
      .toEqual(['Beck Wood Stove', 'Skare Gas Stove', 'Sora Wood Stove', 'Grat Wood Stove']);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await stage.getByRole('switch', { name: 'Lock the conditions' }).click();
    await filters.click();
    await expect(value).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  },
};
