import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async RowMenu({ page, stage }) {
    await gridCell(stage, 1, 'customer').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Put on hold' }).click();
    await expect(gridCell(stage, 1, 'status')).toHaveText('on hold');
  },
};
