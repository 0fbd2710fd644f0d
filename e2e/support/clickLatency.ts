import type { Page } from '@playwright/test';

/** How often the reader clicks. */
const PAUSE_MS = 50;

/**
 * Clicks on the page itself again and again while something happens in one of its frames. Returns how long the slowest click
 * waited until the page had answered it and painted, in milliseconds.
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
  const timer = setInterval(click, PAUSE_MS);
  await during().finally(() => clearInterval(timer));
  await Promise.all(sent);
  const { clicks, slowest } = await page.evaluate(readTarget);
  if (clicks < 3) throw new Error(`Only ${clicks} clicks were answered.`);
  return slowest;
}

function addTarget(): { x: number; y: number } {
  const target = document.createElement('button');
  target.id = 'click-target';
  target.textContent = 'Click';
  target.style.cssText = 'position:fixed;inset:0 auto auto 0;width:40px;height:20px;z-index:99999';
  let clicks = 0;
  let slowest = 0;
  target.addEventListener('click', ({ timeStamp }) => {
    clicks += 1;
    requestAnimationFrame(() => {
      slowest = Math.max(slowest, performance.now() - timeStamp);
      Object.assign(target.dataset, { clicks, slowest });
    });
  });
  document.body.append(target);
  return { x: 20, y: 10 };
}

function readTarget(): { clicks: number; slowest: number } {
  const { clicks, slowest } = document.getElementById('click-target')?.dataset ?? {};
  return { clicks: Number(clicks ?? 0), slowest: Number(slowest ?? Infinity) };
}
