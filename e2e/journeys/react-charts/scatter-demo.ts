import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async TenThousandRides({ page, stage }) {
    const paths = stage.locator('[data-series] path');
    await expect(paths).toHaveCount(11);
    await stage.getByRole('button', { name: 'Visitors' }).click();
    await expect(stage.getByRole('status')).toHaveText(
      '2,981 rides, half of them faster than 6.7 km/h',
    );
    await expect(paths).toHaveCount(3);
    // The closest point is found from the data.
    const box = await paths.first().boundingBox();
    if (!box) {
      throw new Error('The points have no box.');
    }
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.77);
    await expect(page.getByRole('tooltip')).toContainText(/km in \d+ min/);
  },
};
