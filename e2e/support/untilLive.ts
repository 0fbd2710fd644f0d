import type { Page } from '@playwright/test';

/** Waits until a demo runs. Readers move all the time, and demos with a picture wait for that, so this keeps moving too. */
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
