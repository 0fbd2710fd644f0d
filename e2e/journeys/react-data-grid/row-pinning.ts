import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async StationWatch({ stage }) {
    // Two rows are pinned to the top.
    const station = await gridCell(stage, 2, 'station').innerText();
    const bottom = stage.locator('.MuiDataGrid-pinnedRows--bottom');
    await stage.getByRole('menuitem', { name: `Pin ${station} to the bottom` }).click();
    await expect(bottom.getByText(station, { exact: true })).toBeVisible();
    await bottom.getByRole('menuitem', { name: `Unpin ${station}` }).click();
    await expect(bottom.getByText(station, { exact: true })).toHaveCount(0);
    await expect(gridCell(stage, 2, 'station')).toHaveText(station);
  },

  async EditableLimit({ page, stage }) {
    const low = stage.locator('.MuiDataGrid-row.low');
    const before = await low.count();
    const limit = stage.locator('.MuiDataGrid-pinnedRows--top [data-field="stock"]');
    await limit.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(limit).toHaveText('0');
    await expect(low).toHaveCount(0);
    expect(before).toBeGreaterThan(0);
    // Products aren't editable, only the limit is.
    await gridCell(stage, 1, 'stock').dblclick();
    await expect(gridCell(stage, 1, 'stock').locator('input')).toHaveCount(0);
  },

  async AverageMonth({ page, stage }) {
    const pinned = stage.locator('.MuiDataGrid-pinnedRows--top [data-field="demand"]');
    const first = stage
      .locator('.MuiDataGrid-virtualScrollerRenderZone [data-field="demand"]')
      .first();
    await first.focus();
    await page.keyboard.press('ArrowUp');
    await expect(pinned).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
  },
};
