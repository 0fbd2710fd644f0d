import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async OrdersDashboard({ stage }) {
    const status = stage.getByRole('status').first();
    await expect(status).toContainText('21 of 240 orders');
    // A click on a bar replaces the filter, and a second click removes it.
    const bar = stage.locator('.MuiBarElement-root').nth(1);
    await bar.click();
    await expect(status).not.toContainText('21 of 240 orders');
    const regions = stage.locator('.MuiDataGrid-cell[data-field="region"]:visible');
    await expect(regions.first()).toHaveText('Central Europe');
    await bar.click();
    await expect(status).toContainText('240 of 240 orders');
  },
  async BrushToFilter({ page, stage }) {
    const status = stage.getByRole('status').first();
    await expect(status).toHaveText('Jul 1 to Jul 31: 31 days');
    const brush = stage.locator('rect[cursor="crosshair"]');
    await brush.scrollIntoViewIfNeeded();
    const box = await brush.boundingBox();
    if (!box) {
      throw new Error('The brush has no box.');
    }
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.5, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, y, { steps: 5 });
    // The pointer is captured, so the range follows it to the last day.
    await page.mouse.move(box.x + box.width + 10, y + 150, { steps: 5 });
    await expect(status).toHaveText('Jul 2 to Dec 31: 183 days');
    await page.mouse.up();
    await expect(stage.getByText('1–100 of 183')).toBeVisible();
    const first = stage.getByRole('slider', { name: 'First day' });
    await first.press('Home');
    await expect(status).toHaveText('Jan 1 to Dec 31: 365 days');
  },
};
