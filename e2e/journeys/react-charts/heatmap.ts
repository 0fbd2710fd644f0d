import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async HeatmapHighlight({ page, stage }) {
    const cells = stage.locator('.MuiHeatmap-cell');
    await expect(cells).toHaveCount(42);
    await pointAt(cells.nth(1));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Mon');
    await expect(tooltip).toContainText('09:00');
    await expect(tooltip).toContainText('88');
    await expect(stage.locator('.MuiHeatmap-cell.Charts-highlighted')).toHaveCount(1);
    await expect(stage.locator('.MuiHeatmap-cell.Charts-faded')).toHaveCount(41);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  },
};
