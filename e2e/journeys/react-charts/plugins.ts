import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ClickMarkers({ stage }) {
    const chart = stage.locator('svg').first();
    const count = () => chart.locator('circle, line, path, text, rect').count();
    const before = await count();
    await chart.click({ position: { x: 240, y: 90 } });
    await expect.poll(count).toBeGreaterThan(before);
  },
};
