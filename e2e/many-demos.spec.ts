import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CHARTS, DATA_GRID } from './support/fixturePaths.ts';
import { measureSlowness } from './support/measureSlowness.ts';
import { wakeDemo } from './support/wakeDemo.ts';

const PAGES = [
  { name: 'thirty grids', path: DATA_GRID, demos: 30 },
  { name: '29 charts', path: CHARTS, demos: 29 },
];
/** Unused demos that are farther away than this are suspended (`activateDemos.ts`). One more scroll step may be in progress. */
const FAR_PX = 3000;
const STEP_PX = 300;
/** Readers notice a frame that is this late. Several late frames in a row are a burst. */
const LATE_MS = 100;
const BURST = 3;
/** Starting a demo may take a frame or two. The test in the other worker may interrupt one of them, which doubles its time. */
const LONGEST_MS = 500;
const INTERRUPTED = 1;

declare global {
  interface Window {
    frameTimes: number[];
  }
}

// A trace slows the page down so much that a retry would always fail.
test.use({ trace: 'off' });

for (const { name, path, demos } of PAGES) {
  test(`scrolls evenly through ${name} and keeps only the near ones running @desktop`, async ({
    page,
  }) => {
    // The demos start and stop one after another.
    test.slow();
    await repeatDemos(page, path, demos);
    await page.goto(path);
    await expect(page.locator('[data-demo]')).toHaveCount(demos);
    await wakeDemo(page);
    // The other worker runs tests at the same time, which slows the machine down.
    const before = await measureSlowness(page);
    await recordFrames(page);
    let most = 0;
    while (await scrollOn(page)) {
      const { live, farthest } = await findLive(page);
      most = Math.max(most, live);
      expect(farthest, 'distance of the farthest live demo').toBeLessThan(FAR_PX + STEP_PX);
    }
    expect(most, 'demos running at once').toBeGreaterThan(1);
    expect(most, 'demos running at once').toBeLessThan(demos / 2);
    const frames = await page.evaluate(() => window.frameTimes);
    const slowness = Math.max(before, await measureSlowness(page));
    expect(frames.length).toBeGreaterThan(50);
    const longest = LONGEST_MS * slowness;
    const long = frames.filter((frame) => frame > longest);
    expect(long.length, `frames longer than ${longest} ms: ${long}`).toBeLessThanOrEqual(
      INTERRUPTED,
    );
    expect(Math.max(...frames), 'the longest wait for a frame').toBeLessThan(2 * longest);
    expect(findBursts(frames, LATE_MS * slowness), 'late frames in a row').toEqual([]);
  });
}

/** Repeats some of the page's demos until there are enough. */
async function repeatDemos(page: Page, path: string, count: number): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const frames = html.match(/<section [^>]*data-demo-frame[\s\S]*?<\/section>/g) ?? [];
    const missing = Array.from({ length: count - frames.length }, (_, index) => {
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

/** Scrolls like a reader who skims the page. Returns false at the end of the page. */
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

/** Finds runs of late frames that are long enough to be noticed. */
function findBursts(frames: readonly number[], lateMs: number): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (const frame of frames) {
    if (frame < lateMs) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push(Math.round(frame));
  }
  return runs.filter(({ length }) => length >= BURST);
}
