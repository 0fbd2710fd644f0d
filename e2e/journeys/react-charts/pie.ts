import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async PieHighlight({ page, stage }) {
    // The first slice is the right third of the ring.
    await pointAt(stage.locator('.MuiPieArc-root').first(), 0.7, 0.4);
    await expect(stage.locator('.MuiPieArc-highlighted')).toHaveCount(1);
    await expect(stage.locator('.MuiPieArc-faded')).toHaveCount(3);
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Sleep');
    await expect(tooltip).toContainText('8 h');
    await page.mouse.move(0, 0);
    await expect(stage.locator('.MuiPieArc-faded')).toHaveCount(0);
  },
};
