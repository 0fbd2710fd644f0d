import type { Page } from '@playwright/test';
import type { PictureSize } from '#model/demo/Demo.ts';

/** Width and height of every chart in a demo, in the order of the page, except those in the cells of a grid. */
export function readChartSizes(page: Page, id: string): Promise<PictureSize[]> {
  return page.evaluate((demo): [number, number][] => {
    const stage = document.querySelector(`[data-demo="${demo}"]`);
    if (!stage) return [];
    return (
      [...stage.querySelectorAll('svg')]
        // Icons are drawings too, but only a chart is laid out beside its legend.
        .filter((drawing) => getComputedStyle(drawing).gridRowStart === 'chart')
        .filter((drawing) => !drawing.closest('[role="grid"]'))
        .map(({ viewBox: { baseVal } }) => [baseVal.width, baseVal.height])
    );
  }, id);
}
