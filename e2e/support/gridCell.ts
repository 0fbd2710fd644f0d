import type { Locator } from '@playwright/test';

/** A cell of a grid, by the position of its row among the rendered ones that aren't pinned, and by its field. */
export function gridCell(grid: Locator, row: number, field: string): Locator {
  return grid
    .locator('.MuiDataGrid-virtualScrollerRenderZone > .MuiDataGrid-row')
    .nth(row)
    .locator(`[role="gridcell"][data-field="${field}"]`);
}
