import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { dragSeparator } from '../../support/dragSeparator.ts';

export const journeys: DemoJourneys = {
  async Resizing({ stage }) {
    const message = stage.getByText(/^Product is \d+ px wide\.$/);
    const header = stage.locator('[role="columnheader"][data-field="name"]');
    await dragSeparator(header, 60);
    await expect(message).toHaveText('Product is 260 px wide.');
    await header.locator('.MuiDataGrid-columnSeparator--resizable').dblclick();
    // No product name is that long.
    await expect(message).not.toHaveText('Product is 260 px wide.');
  },

  async KeyboardResizing({ page, stage }) {
    const status = stage.getByRole('status');
    const header = stage.locator('[role="columnheader"][data-field="name"]');
    const getWidth = () => header.evaluate((element) => element.clientWidth);
    const before = await getWidth();
    await header.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(status).toHaveText('Product is 220 px wide.');
    expect((await getWidth()) - before).toBe(20);
    await expect(header).toBeFocused();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect(status).toHaveText('Product is 320 px wide.');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(status).toHaveText('Product is 300 px wide.');
    await page.keyboard.press('ArrowLeft');
    await expect(stage.locator('[role="columnheader"][data-field="sku"]')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(status).toHaveText('SKU has a fixed width.');
  },
};
