import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async SalesRings({ stage }) {
    await expect(stage.getByText('euros')).toBeVisible();
    await expect(stage.getByText('Lanterns')).toHaveCount(0);
    await stage.getByRole('button', { name: 'Returns' }).click();
    await expect(stage.locator('svg').getByText('returns')).toBeVisible();
    // A slice that was too small for its label is now the largest one.
    await expect(stage.getByText('Lanterns').first()).toBeVisible();
  },
  async TaskProgress({ page, stage }) {
    const center = stage.locator('svg text').last();
    await expect(center).toHaveText('done');
    const planned = stage.locator('.MuiPieArc-root').last();
    const box = await planned.boundingBox();
    if (!box) {
      throw new Error('The slice has no box.');
    }
    // The middle of a ring is empty, so point at its left edge.
    await page.mouse.move(box.x + 15, box.y + box.height / 2);
    await expect(center).toHaveText('planned');
    await page.mouse.move(0, 0);
    await expect(center).toHaveText('done');
  },
};
