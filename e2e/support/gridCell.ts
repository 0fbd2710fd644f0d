import type { Locator } from '@playwright/test';

/** A cell of a grid, by the index of its row and by its field. Rows that are pinned to the top have the first indexes. */
export function gridCell(grid: Locator, row: number, field: string): Locator {
  return grid
    .locator(`.MuiDataGrid-row[data-rowindex="${row}"]`)
    .locator(`[role="gridcell"][data-field="${field}"]`);
}
