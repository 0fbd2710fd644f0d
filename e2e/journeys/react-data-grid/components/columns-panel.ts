import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ColumnsButton({ page, stage }) {
    const button = stage.getByRole('button', { name: /of 9 columns/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.locator('.MuiDataGrid-panel').getByLabel('Salary').click();
    await expect(button).toHaveText('6 of 9 columns');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  },

  async ColumnChips({ stage }) {
    const header = stage.locator('[role="columnheader"][data-field="title"]');
    await stage.getByRole('button', { name: 'Title' }).click();
    await expect(header).toBeVisible();
    await stage.getByRole('button', { name: 'Title' }).click();
    await expect(header).toHaveCount(0);
  },
};
