import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async DefaultToolbar({ stage }) {
    const zoomIn = stage.getByRole('button', { name: 'Zoom in' });
    await expect(zoomIn).toBeVisible();
    await stage.getByRole('switch', { name: 'Zoom' }).click();
    await expect(zoomIn).toHaveCount(0);
    await expect(stage.getByRole('button', { name: 'Export' })).toBeVisible();
  },

  async FreeToolbar({ stage }) {
    const bar = stage.locator('.MuiBarElement-root').first();
    const readWidth = async () => (await bar.boundingBox())?.width ?? 0;
    const stacked = await readWidth();
    const stack = stage.getByRole('button', { name: 'Stack' });
    await expect(stack).toHaveAttribute('aria-pressed', 'true');
    await stack.click();
    await expect(stack).toHaveAttribute('aria-pressed', 'false');
    // Three bars share the space of one.
    await expect.poll(readWidth).toBeLessThan(stacked / 2);
  },
};
