import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async LiveReadings({ stage }) {
    const line = stage.locator('.MuiLineElement-root').first();
    const before = await line.getAttribute('d');
    await stage.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => line.getAttribute('d')).not.toBe(before);
    await stage.getByRole('button', { name: 'Pause' }).click();
    await expect(stage.getByRole('button', { name: 'Start' })).toBeVisible();
  },

  async WideLines({ page, stage }) {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Selected line: none');
    // The last line is on top of the others.
    const area = stage.locator('path[stroke="transparent"]').last();
    await area.scrollIntoViewIfNeeded();
    const point = await area.evaluate((element) => {
      const path = element as SVGPathElement;
      const middle = path.getPointAtLength(path.getTotalLength() / 2);
      const { x, y } = middle.matrixTransform(path.getScreenCTM() ?? undefined);
      return { x, y };
    });
    // Point next to the line, which is two pixels wide.
    await page.mouse.click(point.x, point.y + 6);
    await expect(status).toHaveText('Selected line: Gas');
    await page.mouse.move(0, 0);
  },
};
