import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ChooseAFunction({ page, stage }) {
    const cells = stage.locator('.MuiDataGrid-row[data-rowindex="0"] [role="gridcell"]');
    await expect(cells.first()).toHaveText('Berths (20)');
    await stage.getByRole('combobox', { name: 'Question' }).click();
    await page.getByRole('option', { name: 'How many tasks there are' }).click();
    // Each task is in one of the columns.
    await expect
      .poll(async () =>
        (await cells.allTextContents()).slice(1).reduce((sum, text) => sum + Number(text), 0),
      )
      .toBe(20);
    await expect(cells.first()).toHaveText('Berths (20)');
  },
};
