import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The time between two clicks. */
const PAUSE_MS = 50;

/** The number of clicks before and after the measured event. */
const CLICKS_AROUND = 5;

/**
 * Keeps clicking on the page while something happens in one of its frames, from before it starts until the page responds after it
 * has ended. Returns how long the slowest click waited until the page had handled it and painted, in milliseconds.
 */
export async function measureClicks(page: Page, during: () => Promise<void>): Promise<number> {
  const point = await page.evaluate(addTarget);
  // Playwright's mouse waits for every frame, and one of them is busy.
  const session = await page.context().newCDPSession(page);
  const mouse = { ...point, button: 'left', clickCount: 1 } as const;
  const sent: Promise<unknown>[] = [];
  const click = () => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      sent.push(session.send('Input.dispatchMouseEvent', { ...mouse, type }));
  };
  const waitForClicks = async (more: number) => {
    const { clicks } = await page.evaluate(readTarget);
    await expect
      .poll(async () => (await page.evaluate(readTarget)).clicks, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(clicks + more);
  };
  const timer = setInterval(click, PAUSE_MS);
  try {
    await waitForClicks(CLICKS_AROUND);
    // The first clicks don't count, because they also wait for one-time work of the page.
    await page.evaluate(forgetSlowest);
    await during();
    await waitForClicks(CLICKS_AROUND);
  } finally {
    clearInterval(timer);
  }
  await Promise.all(sent);
  await session.detach();
  return page.evaluate(removeTarget);
}

function addTarget(): { x: number; y: number } {
  const target = document.createElement('button');
  target.id = 'click-target';
  target.textContent = 'Click';
  target.style.cssText = 'position:fixed;inset:0 auto auto 0;width:40px;height:20px;z-index:99999';
  target.dataset['clicks'] = '0';
  target.dataset['slowest'] = '0';
  target.addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { clicks, slowest } = target.dataset;
      target.dataset['clicks'] = String(Number(clicks) + 1);
      target.dataset['slowest'] = String(Math.max(Number(slowest), performance.now() - timeStamp));
    });
  });
  document.body.append(target);
  return { x: 20, y: 10 };
}

function readTarget(): { clicks: number; slowest: number } {
  const { clicks, slowest } = document.getElementById('click-target')?.dataset ?? {};
  return { clicks: Number(clicks ?? 0), slowest: Number(slowest ?? Infinity) };
}

function forgetSlowest(): void {
  const target = document.getElementById('click-target');
  if (target) target.dataset['slowest'] = '0';
}

function removeTarget(): number {
  const target = document.getElementById('click-target');
  target?.remove();
  return Number(target?.dataset['slowest'] ?? Infinity);
}
