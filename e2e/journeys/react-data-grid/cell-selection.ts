import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async RangeSummary({ page, stage }) {
    const cells = stage.getByRole('status').getByText(/^Cells: /);
    await expect(cells).toHaveText('Cells: 12');
    await gridCell(stage, 0, 'revenue').click();
    await expect(cells).toHaveText('Cells: 1');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(cells).toHaveText('Cells: 3');
    await gridCell(stage, 4, 'revenue').click({ modifiers: ['Shift'] });
    await expect(cells).toHaveText('Cells: 5');
  },

  async BulkPrices({ stage }) {
    const price = gridCell(stage, 0, 'price');
    const read = async () => Number((await price.innerText()).replace(/[^\d.]/g, ''));
    const before = await read();
    await stage.getByRole('spinbutton', { name: 'Percent' }).fill('10');
    await stage.getByRole('button', { name: /^Change / }).click();
    await expect.poll(read).toBeCloseTo(before * 1.1, 1);
  },

  async FreeRange({ stage }) {
    await gridCell(stage, 0, 'level').click();
    await expect(stage.getByRole('status')).toHaveText(/^Cells: 1,/);
    await gridCell(stage, 2, 'mean').click({ modifiers: ['Shift'] });
    await expect(stage.getByRole('status')).toHaveText(/^Cells: 9, sum: /);
    await expect(stage.locator('.in-range')).toHaveCount(9);
  },

  async CopyWithHeaders({ page, stage }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await stage.getByRole('button', { name: 'Copy with headers' }).click();
    await expect(stage.getByRole('status')).toHaveText('Copied. Rows: 2, columns: 3.');
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(lines).toHaveLength(3);
    const revenue = await gridCell(stage, 0, 'revenue').innerText();
    expect(lines[1]?.split('\t')[2]).toBe(revenue);
  },

  async SelectFromCode({ stage }) {
    const selected = stage.locator('[role="gridcell"].Mui-selected');
    await stage.getByRole('button', { name: 'Revenue' }).click();
    await expect(selected.first()).toHaveAttribute('data-field', 'revenue');
    await stage.getByRole('button', { name: 'None' }).click();
    await expect(selected).toHaveCount(0);
  },

  async RangeOutline({ page, stage }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const selected = stage.locator('[role="gridcell"].Mui-selected');
    await expect(selected).toHaveCount(9);
    await gridCell(stage, 0, 'revenue').click();
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected).toHaveCount(4);
    // These cells are only marked with a class, which screen readers ignore.
    await expect(stage.locator('[role="gridcell"][aria-selected]')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+c');
    const read = (row: number) =>
      Promise.all(['revenue', 'cost'].map((field) => gridCell(stage, row, field).innerText()));
    const rows = [await read(0), await read(1)].map((cells) => cells.join('\t')).join('\r\n');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(rows);
    // A key without Shift clears the selection.
    await page.keyboard.press('Home');
    await expect(selected).toHaveCount(0);
    await page.keyboard.press('Shift+Space');
    await expect(selected).toHaveCount(1);
  },
};
