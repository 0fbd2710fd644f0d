import type { Page } from '@playwright/test';
import type { PictureSize } from '#model/demo/Demo.ts';

/** Reads the width and height of every grid in a demo, without toolbar and footer, in document order. */
export function readGridSizes(page: Page, id: string): Promise<PictureSize[]> {
  return page.evaluate((demo): [number, number][] => {
    const grids = document.querySelectorAll(`[data-demo="${demo}"] .MuiDataGrid-main`);
    // Grids round their size like this too.
    const round = (pixels: number) => Math.round(pixels * 10) / 10;
    return Array.from(grids, (grid) => {
      const { width, height } = grid.getBoundingClientRect();
      return [round(width), round(height)];
    });
  }, id);
}
