import type { Page } from '@playwright/test';

type Watched = Window & { layoutShifts: number[] };

/** Records layout shifts, from the next page on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: number[] = [];
    Object.assign(window, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        layoutShifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function getLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Watched).layoutShifts);
}
