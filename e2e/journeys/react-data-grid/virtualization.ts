import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async RenderedRange({ stage }) {
    await expect(stage.getByText(/^Rendered: rows 1 to \d+, columns 1 to \d+$/)).toBeVisible();
    await stage.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      scroller.scrollTop = 1_500;
    });
    await expect(stage.getByText(/^Rendered: rows (?!1 )\d+ to \d+, columns 1 /)).toBeVisible();
    await expect(gridCell(stage, 0, 'station')).toHaveCount(0);
  },
};
