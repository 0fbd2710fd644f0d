import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async EnterMovesRight({ page, stage }) {
    await gridCell(stage, 0, 'units').dblclick();
    await page.keyboard.press('Enter');
    await expect(gridCell(stage, 0, 'returns')).toBeFocused();
  },

  async RemoveCanceledRow({ page, stage }) {
    const rows = stage.locator('.MuiDataGrid-row');
    await expect(rows).toHaveCount(3);
    await stage.getByRole('button', { name: 'Add crate' }).click();
    await expect(gridCell(stage, 3, 'content').locator('input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(3);
    await stage.getByRole('button', { name: 'Add crate' }).click();
    await page.keyboard.type('Sails');
    await page.keyboard.press('Enter');
    await expect(gridCell(stage, 3, 'content')).toHaveText('Sails');
  },

  async BusyWhileEditing({ page, stage }) {
    const publish = stage.getByRole('button', { name: 'Publish' });
    await gridCell(stage, 0, 'title').dblclick();
    await expect(publish).toBeDisabled();
    await page.keyboard.press('Escape');
    await publish.click();
    await expect(stage.getByRole('status')).toHaveText('Published 1 times.');
  },
};
