import type { Locator } from '@playwright/test';

/** Reads the texts of a grid column in the rendered rows, from top to bottom. */
export function readColumn(grid: Locator, field: string): Promise<string[]> {
  return grid.locator(`[role="gridcell"][data-field="${field}"]`).evaluateAll((cells) =>
    cells
      .map((cell) => ({
        text: cell.textContent ?? '',
        row: Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')),
      }))
      .sort((a, b) => a.row - b.row)
      .map(({ text }) => text),
  );
}
