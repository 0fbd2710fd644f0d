import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { countRows } from '../../../support/countRows.ts';
import { readColumn } from '../../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async RangeFilter({ page, stage }) {
    const readLevels = async () => (await readColumn(stage, 'level')).map(Number);
    expect(Math.max(...(await readLevels()))).toBeLessThanOrEqual(200);
    expect(Math.min(...(await readLevels()))).toBeGreaterThanOrEqual(100);
    await stage.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.locator('.MuiDataGrid-panel');
    await panel.getByRole('spinbutton', { name: 'From' }).fill('150');
    await expect.poll(async () => Math.min(...(await readLevels()))).toBeGreaterThanOrEqual(150);
    expect(Math.max(...(await readLevels()))).toBeLessThanOrEqual(200);
    // An empty field means no limit.
    await panel.getByRole('spinbutton', { name: 'To' }).fill('');
    await expect.poll(async () => Math.max(...(await readLevels()))).toBeGreaterThan(200);
    expect(Math.min(...(await readLevels()))).toBeGreaterThanOrEqual(150);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  },

  async CheckboxPanel({ page, stage }) {
    const all = await countRows(stage);
    await stage.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('group', { name: 'Countries' });
    await panel.getByRole('checkbox', { name: 'Norway' }).click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'country')))
      .toEqual(new Set(['Norway']));
    const one = await countRows(stage);
    await panel.getByRole('checkbox', { name: 'Sweden' }).click();
    await expect.poll(() => countRows(stage)).toBeGreaterThan(one);
    expect(await countRows(stage)).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  },
};
