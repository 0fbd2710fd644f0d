import type { Locator } from '@playwright/test';

/** Finds a cell of a grid by its row index and field. Rows that are pinned to the top have the first indexes. */
export function gridCell(grid: Locator, row: number, field: string): Locator {
  return grid
    .locator(`.MuiDataGrid-row[data-rowindex="${row}"]`)
    .locator(`[role="gridcell"][data-field="${field}"]`);
}
