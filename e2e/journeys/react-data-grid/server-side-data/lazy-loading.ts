import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async LazyOrders({ stage }) {
    const log = stage.getByRole('log');
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24101', { timeout: 15_000 });
    await expect(log).not.toContainText('rows 101 to');
    await stage.getByRole('button', { name: 'Row 120' }).click();
    await expect(gridCell(stage, 119, 'id')).toHaveText('SO-24220');
    await stage.getByRole('button', { name: 'Row 1', exact: true }).click();
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24101');
    // The rows in between were never in view.
    await expect(log).not.toContainText('rows 61 to');
  },

  async InfiniteOrders({ stage }) {
    const last = stage.getByText(/^Last request: /);
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24101', { timeout: 15_000 });
    await expect(last).toHaveText('Last request: rows 1 to 20');
    await stage.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      scroller.scrollTop = scroller.scrollHeight;
    });
    await expect(last).toHaveText(/to 40$/);
    await expect(gridCell(stage, 20, 'id')).toHaveText('SO-24121');
  },
};
