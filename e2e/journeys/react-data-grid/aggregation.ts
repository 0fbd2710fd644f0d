import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ControlledAggregation({ page, stage }) {
    const total = stage.locator('.MuiDataGrid-pinnedRows--bottom [data-field="profit"]');
    await expect(total).toHaveText('118,900');
    await stage.getByRole('switch', { name: 'Include filtered-out rows' }).click();
    await expect(total).toHaveText('2,822,760');
    await stage.getByRole('combobox', { name: 'Profit' }).click();
    await page.getByRole('option', { name: 'max' }).click();
    await expect(total).toHaveText('59,747');
  },
};
