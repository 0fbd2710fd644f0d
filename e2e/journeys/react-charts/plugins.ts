import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async ClickMarkers({ stage }) {
    const chart = stage.locator('svg').first();
    const count = () => chart.locator('circle, line, path, text, rect').count();
    const before = await count();
    await chart.click({ position: { x: 240, y: 90 } });
    await expect.poll(count).toBeGreaterThan(before);
  },

  async ClosestPoint({ page, stage }) {
    const chart = stage.getByLabel('Energy use by number of occupants');
    const tooltip = page.getByRole('tooltip');
    // There's no point here, so only the plugin finds one.
    await pointAt(chart, 0.3, 0.1);
    await expect(tooltip).toHaveCount(1);
    await stage.getByRole('switch', { name: 'useChartClosestPoint' }).click();
    await pointAt(chart, 0.3, 0.1);
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
};
