import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { readColumn } from '../../support/readColumn.ts';

const BARS = '.MuiBarElement-root';

export const journeys: DemoJourneys = {
  async GridAndChart({ stage }) {
    await expect(stage.locator(BARS)).toHaveCount(10);
    await stage.getByRole('button', { name: 'Charts' }).click();
    await stage.locator('.MuiDataGrid-sidebar').getByRole('button', { name: 'Lines' }).click();
    await expect(stage.locator(BARS)).toHaveCount(0);
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(2);
  },

  async TwoCharts({ page, stage }) {
    await expect(stage.locator(BARS)).toHaveCount(4);
    await stage.getByRole('button', { name: 'Charts' }).click();
    const sidebar = stage.locator('.MuiDataGrid-sidebar');
    await sidebar.getByRole('button', { name: 'Revenue' }).first().click();
    await page.getByRole('menuitem', { name: 'Units' }).click();
    await sidebar.getByRole('button', { name: 'Bars' }).click();
    await expect(stage.locator(BARS)).toHaveCount(8);
  },

  async FilteredChart({ stage }) {
    const line = stage.locator('.MuiLineElement-root');
    await expect(line).toHaveCount(1);
    const before = await line.getAttribute('d');
    await stage.getByRole('button', { name: 'Tents' }).click();
    await expect.poll(() => line.getAttribute('d')).not.toBe(before);
    expect(new Set(await readColumn(stage, 'line'))).toEqual(new Set(['Tents']));
  },

  async SelectedStations({ stage }) {
    await expect(stage.locator(BARS)).toHaveCount(8);
    await stage.getByRole('checkbox', { name: 'Select row' }).first().click();
    await expect(stage.locator(BARS)).toHaveCount(10);
  },

  async ClickToFilter({ stage }) {
    await stage.locator(BARS).nth(4).click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'region')))
      .toEqual(new Set(['Nordics']));
    await stage.getByRole('button', { name: 'Show all orders' }).click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'region')).size)
      .toBeGreaterThan(1);
  },

  async HouseColors({ stage }) {
    const bars = stage.locator(BARS);
    const gridLines = stage.locator('.MuiChartsGrid-horizontalLine');
    await expect(bars).toHaveCount(24, { timeout: 15_000 });
    await expect(bars.first()).toHaveCSS('fill', 'rgb(30, 136, 229)');
    await expect(bars.last()).toHaveCSS('fill', 'rgb(239, 108, 0)');
    await expect(gridLines).not.toHaveCount(0);
    await stage.getByRole('button', { name: 'Charts' }).click();
    await stage.locator('.MuiDataGrid-sidebar').getByRole('button', { name: 'Lines' }).click();
    await expect(bars).toHaveCount(0);
    const line = stage.locator('.MuiLineElement-root').first();
    await expect(line).toHaveCSS('stroke', 'rgb(30, 136, 229)');
    await expect(gridLines).toHaveCount(0);
  },
};
