import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const PAGE = '/x/react-data-grid/row-grouping/';
const DEMOS = 30;
/** An untouched demo further away than this is put to rest (`activateDemos.ts`); one step of the wheel more is on its way. */
const FAR_PX = 3000;
const STEP_PX = 300;
/** A frame that comes this late is seen to be missing, and as many in a row are a burst. */
const LATE_MS = 100;
const BURST = 3;
/** A grid that starts may take a frame or two, even on a busy machine. */
const LONGEST_MS = 500;

declare global {
  interface Window {
    frameTimes: number[];
  }
}

test('a page with thirty grids scrolls evenly and keeps only near ones alive', async ({ page }) => {
  await repeatDemos(page);
  await page.goto(PAGE);
  await expect(page.locator('[data-demo]')).toHaveCount(DEMOS);
  await expect(page.locator('[data-demo][data-state="live"]').first()).toBeVisible();
  await recordFrames(page);
  let most = 0;
  while (await scrollOn(page)) {
    const { live, farthest } = await findLive(page);
    most = Math.max(most, live);
    expect(farthest, 'distance of the farthest live demo').toBeLessThan(FAR_PX + STEP_PX);
  }
  expect(most, 'demos alive at once').toBeGreaterThan(1);
  expect(most, 'demos alive at once').toBeLessThan(DEMOS / 2);
  const frames = await page.evaluate(() => window.frameTimes);
  expect(frames.length).toBeGreaterThan(50);
  expect(Math.max(...frames), 'the longest wait for a frame').toBeLessThan(LONGEST_MS);
  expect(findBursts(frames), 'late frames in a row').toEqual([]);
});

/** No page has as many yet, so one of those with the most brings its own several times. */
async function repeatDemos(page: Page): Promise<void> {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const frames = html.match(/<section [^>]*data-demo-frame[\s\S]*?<\/section>/g) ?? [];
    const missing = Array.from({ length: DEMOS - frames.length }, (_, index) => {
      return frames[index % frames.length] ?? '';
    });
    const last = frames.at(-1) ?? '';
    await route.fulfill({ response, body: html.replace(last, () => last + missing.join('')) });
  });
}

function recordFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const take = (now: number) => {
      window.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(take);
    };
    requestAnimationFrame(take);
  });
}

/** Moves on as a reader does who skims; false at the foot of the page. */
async function scrollOn(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => scrollY);
  await page.evaluate((step) => scrollBy({ top: step, behavior: 'instant' }), STEP_PX);
  await page.waitForTimeout(120);
  return page.evaluate((top) => scrollY > top, before);
}

function findLive(page: Page): Promise<{ live: number; farthest: number }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-demo][data-state="live"]')].map((stage) =>
      stage.getBoundingClientRect(),
    );
    const distances = boxes.map(({ top, bottom }) => Math.max(-bottom, top - innerHeight, 0));
    return { live: boxes.length, farthest: Math.max(0, ...distances) };
  });
}

/** Runs of late frames that are long enough to be seen. */
function findBursts(frames: readonly number[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (const frame of frames) {
    if (frame < LATE_MS) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push(Math.round(frame));
  }
  return runs.filter(({ length }) => length >= BURST);
}
