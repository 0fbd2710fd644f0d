import type { Locator, Page } from '@playwright/test';
import { CHARTS, DATA_GRID } from './support/fixturePaths.ts';
import { holdScripts } from './support/holdScripts.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

test.describe('before any script file has arrived', () => {
  test('uses the chosen colors and direction at the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('x-direction', 'rtl');
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/x/introduction/', { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const [red = 255] = await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number),
    );
    expect(red).toBeLessThan(40);
    release();
    await page.waitForLoadState('load');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  });
});

test('does not move anything while it loads', async ({ page }) => {
  await watchLayoutShifts(page);
  for (const path of ['/x/introduction/', '/x/introduction/installation/', '/zh/x/introduction/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await getLayoutShifts(page), path).toEqual([]);
  }
});

test.describe('a demo that shows itself @desktop', () => {
  test('starts after a while if the reader does nothing', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const stage = document.querySelector('[data-demo]');
        if ('startedAt' in window || !stage?.hasAttribute('data-state')) return;
        Object.assign(window, { startedAt: performance.now() });
      }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
    });
    await page.goto(CHARTS);
    const stage = page.locator('[data-demo-stage]').first();
    await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
    expect(await page.evaluate('startedAt')).toBeGreaterThan(8000);
  });

  test('starts at the first sign of life', async ({ page }) => {
    await startOnlyForReaders(page);
    await page.goto(CHARTS, { waitUntil: 'networkidle' });
    const stage = page.locator('[data-demo-stage]').first();
    await page.waitForTimeout(2000);
    await expect(stage).not.toHaveAttribute('data-state');
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  });

  test('runs the code that it shares with others while it waits', async ({ page }) => {
    await startOnlyForReaders(page);
    const scripts = await recordScripts(page);
    await page.goto(CHARTS);
    const stage = page.locator('[data-demo-stage]').first();
    const { src, parts } = await readFiles(stage);
    const libraries = parts.filter((file) => file.includes('/library-'));
    // A slow device leaves some of them to the start of the demo.
    await expect
      .poll(() => libraries.filter((file) => scripts.has(file)).length)
      .toBeGreaterThan(0);
    await expect(stage).not.toHaveAttribute('data-state');
    expect([...scripts]).not.toContain(src);
  });

  test('downloads nothing for readers who save data until they use it', async ({ page }) => {
    await startOnlyForReaders(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(CHARTS, { waitUntil: 'networkidle' });
    const stage = page.locator('[data-demo-stage]').first();
    const { src } = await readFiles(stage);
    await page.waitForTimeout(2000);
    expect(requests).not.toContain(src);
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
    expect(requests).toContain(src);
  });
});

/** Without the timer for readers who do nothing, only the reader can start a demo. */
async function startOnlyForReaders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const waitLess = (run: () => void, ms?: number) => (ms === 8000 ? 0 : wait(run, ms));
    Object.assign(window, { setTimeout: waitLess });
  });
}

/** The URLs of all scripts that the page has compiled, which a file that's only downloaded isn't. */
async function recordScripts(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const urls = new Set<string>();
  session.on('Debugger.scriptParsed', ({ url }) => urls.add(url));
  await session.send('Debugger.enable');
  return urls;
}

function readFiles(stage: Locator): Promise<{ src: string; parts: string[] }> {
  return stage.evaluate(({ dataset: { src = '', parts = '' } }) => {
    const toUrl = (file: string) => new URL(file, location.href).href;
    return { src: toUrl(src), parts: parts.split(' ').filter(Boolean).map(toUrl) };
  });
}

test('replaces the picture of a chart without moving anything', async ({ page }) => {
  await watchLayoutShifts(page);
  const release = await holdScripts(page);
  await page.goto(CHARTS, { waitUntil: 'commit' });
  const stage = page.locator('[data-demo-stage]').first();
  const drawing = stage.locator('svg:visible:has(.MuiBarElement-root)');
  await expect(stage.locator('[data-picture]')).toBeVisible();
  await stage.scrollIntoViewIfNeeded();
  const picture = await drawing.boundingBox();
  const frame = await stage.boundingBox();
  release();
  await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  await expect(stage.locator('[data-picture]')).toHaveCount(0);
  expect(await drawing.boundingBox()).toEqual(picture);
  expect(await stage.boundingBox()).toEqual(frame);
  expect(await getLayoutShifts(page)).toEqual([]);
});

for (const path of [DATA_GRID, '/x/react-data-grid/', '/x/react-data-grid/aggregation/']) {
  test(`replaces the picture of the grid in ${path} without moving anything`, async ({ page }) => {
    await watchLayoutShifts(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const stage = page.locator('[data-demo-stage]').first();
    await expect(stage.locator('[data-picture]')).toBeVisible();
    await stage.scrollIntoViewIfNeeded();
    const picture = await readCells(stage);
    const frame = await stage.boundingBox();
    expect(picture.length).toBeGreaterThan(10);
    release();
    await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
    await expect(stage.locator('[data-picture]')).toHaveCount(0);
    expect(await readCells(stage)).toEqual(picture);
    expect(await stage.boundingBox()).toEqual(frame);
    expect(await getLayoutShifts(page)).toEqual([]);
  });
}

/** The positions of the headers and cells in view. A live grid has more, which a reader sees after scrolling. */
function readCells(stage: Locator): Promise<string[]> {
  return stage.evaluate((element) => {
    const grid = [...element.querySelectorAll('.MuiDataGrid-main')].find((one) =>
      one.checkVisibility(),
    );
    const view = grid?.getBoundingClientRect();
    if (!grid || !view) return [];
    return [...grid.querySelectorAll('.MuiDataGrid-columnHeader, .MuiDataGrid-cell')]
      .map((cell) => cell.getBoundingClientRect())
      .filter(({ left, top }) => left < view.right && top < view.bottom)
      .map(({ left, top, width, height }) =>
        [left - view.left, top - view.top, width, height].map(Math.round).join(' '),
      );
  });
}
