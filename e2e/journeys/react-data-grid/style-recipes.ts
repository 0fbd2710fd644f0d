import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async FocusOutline({ page, stage }) {
    const cell = stage.getByRole('gridcell', { name: 'Storfossen' });
    await cell.click();
    await expect(cell).toBeFocused();
    await expect(cell).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowDown');
    const next = stage.getByRole('gridcell', { name: 'Tangen' });
    await expect(next).toBeFocused();
    await expect(next).toHaveCSS('outline-style', 'solid');
  },
  async SeasonHeatMap({ stage }) {
    const june = stage.getByRole('row', { name: 'Skis, Norway' }).locator('[data-field="jun"]');
    await expect(june).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await stage.getByRole('button', { name: 'Average of the table' }).click();
    await expect(stage.locator('.table-4').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  },
};
