import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async CopiedText({ page, stage }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = stage.getByRole('region', { name: 'Copied text' });
    await stage.getByRole('switch', { name: 'Semicolons' }).click();
    await gridCell(stage, 0, '__check__').getByRole('checkbox').click();
    await gridCell(stage, 0, 'counterparty').click();
    await page.keyboard.press('ControlOrMeta+c');
    await expect(text).toHaveText(/^[^;]+;[^;]+;[^;]+$/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await text.textContent());
  },

  async PastePriceList({ page, stage }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await stage.getByRole('button', { name: 'Copy list' }).click();
    await expect(stage.getByRole('status')).toHaveText(/^Copied\./);
    const price = gridCell(stage, 0, 'price');
    const before = await price.innerText();
    await price.click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(price).toHaveText('131.90');
    await expect(gridCell(stage, 1, 'stock')).toHaveText('1,280');
    await expect(stage.getByRole('status')).toHaveText(/^Rows updated by the paste: \d\.$/);
    await stage.getByRole('button', { name: 'Undo paste' }).click();
    await expect(price).toHaveText(before);
  },

  async CheckedPaste({ page, stage }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('2000'));
    const stock = gridCell(stage, 0, 'stock');
    const before = await stock.innerText();
    await stock.click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(stage.getByRole('alert')).toHaveText(/: 2000 isn't a valid stock$/);
    await expect(stock).toHaveText(before);
  },
};
