import { expect } from '@playwright/test';
import type { DemoJourneys } from '../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async PieOrBars({ stage }) {
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(12);
    const bars = stage.locator('.MuiBarElement-root');
    await stage.getByRole('button', { name: 'Sorted bars' }).click();
    await expect(bars).toHaveCount(12);
    // The highest bar comes first.
    const readHeights = () =>
      bars.evaluateAll((elements) => elements.map((bar) => bar.getBoundingClientRect().height));
    const heights = await readHeights();
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  },
};
