import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async MenuTools({ page, stage }) {
    const choose = async (item: string) => {
      const status = stage.getByRole('columnheader', { name: 'Status' });
      await status.getByRole('button', { name: 'Status column menu' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    await expect(gridCell(stage, 0, 'total')).toHaveClass(/marked/);
    await choose('Highlight column');
    await expect(gridCell(stage, 0, 'status')).toHaveClass(/marked/);
    await expect(gridCell(stage, 0, 'total')).not.toHaveClass(/marked/);
    // The item knows the state of the app.
    await choose('Remove highlight');
    await expect(gridCell(stage, 0, 'status')).not.toHaveClass(/marked/);
  },
};
