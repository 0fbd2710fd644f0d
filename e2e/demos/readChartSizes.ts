import type { Page } from '@playwright/test';
import type { PictureSize } from '#model/demo/Demo.ts';

/** Reads the width and height of every chart in a demo, in document order, except for charts in grid cells. */
export function readChartSizes(page: Page, id: string): Promise<PictureSize[]> {
  return page.evaluate((demo): [number, number][] => {
    const stage = document.querySelector(`[data-demo="${demo}"]`);
    if (!stage) return [];
    return (
      [...stage.querySelectorAll('svg')]
        // Icons are SVG elements too, but only charts have a layout with a legend.
        .filter((drawing) => getComputedStyle(drawing).gridRowStart === 'chart')
        .filter((drawing) => !drawing.closest('[role="grid"]'))
        .map(({ viewBox: { baseVal } }) => [baseVal.width, baseVal.height])
    );
  }, id);
}
