import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async WideScrollbars({ stage }) {
    const bar = stage.locator('.MuiDataGrid-scrollbar--vertical');
    await expect(bar).toHaveCSS('width', '24px');
    await bar.evaluate((element) => {
      element.scrollTop = 300;
    });
    const readTop = () =>
      stage.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => scroller.scrollTop);
    await expect.poll(readTop).toBeGreaterThan(200);
  },
};
