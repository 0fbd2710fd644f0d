import type { Page } from '@playwright/test';

/** Waits until a demo runs, and sends scroll events meanwhile, because demos with a picture wait for a sign of life. */
export async function untilLive(
  page: Page,
  stage: string,
  { timeout }: { timeout: number },
): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      dispatchEvent(new Event('scroll'));
      return document.querySelector(selector)?.getAttribute('data-state') === 'live';
    },
    stage,
    { timeout },
  );
}
