import type { Page } from '@playwright/test';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import { holdScripts } from './support/holdScripts.ts';
import { openDemo } from './support/openDemo.ts';
import { readPositions } from './support/readPositions.ts';
import type { Position } from './support/readPositions.ts';
import { expect, test } from './support/test.ts';
import { wakeDemo } from './support/wakeDemo.ts';

const kB = 1000;

const findDashboard = (page: Page) => page.getByRole('region', { name: 'Demo: OrderDesk' });
/** The live dashboard. Its picture may still be in front of it. */
const findLive = (page: Page) =>
  findDashboard(page).locator('[data-state=live] > :not([data-picture])');
const countOrders = (page: Page, count: number) =>
  expect(findLive(page).getByText(new RegExp(`1–\\d+ of ${count}$`))).toBeVisible();

test('filters the grid and the chart by the region chosen in the tree', async ({ page }) => {
  await openDemo(page, '/x/', 'OrderDesk');
  const dashboard = findLive(page);
  await countOrders(page, 240);
  const legend = dashboard.locator('.MuiChartsLegend-root');
  await expect(legend).toContainText('North America');
  await dashboard.getByRole('treeitem', { name: 'Nordics' }).getByText('Nordics').click();
  await countOrders(page, 49);
  await expect(legend).toContainText('Norway');
  await expect(legend).not.toContainText('North America');
});

test('filters everything by the dates of the range picker @desktop', async ({ page }) => {
  await openDemo(page, '/x/', 'OrderDesk');
  const dashboard = findLive(page);
  const tree = dashboard.getByRole('treeitem', { name: /All regions/ });
  await expect(tree.first()).toContainText('240');
  await dashboard.getByRole('spinbutton', { name: 'Month' }).first().click();
  await page.keyboard.type('06');
  await expect(tree.first()).not.toContainText('240');
  await expect(
    dashboard.locator('.MuiChartsAxis-tickLabel').filter({ hasText: 'Jan' }),
  ).toHaveCount(0);
});

test('links to the four quickstarts and opens the search', async ({ page }) => {
  await page.goto('/x/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /: Quickstart$/ })).toHaveCount(4);
  await main.getByRole('link', { name: 'Search…' }).click();
  await expect(page.getByRole('dialog', { name: /search/i })).toBeVisible();
});

test('shows the dashboard within the first screen @desktop', async ({ page }) => {
  await page.goto('/x/');
  const toolbar = page.getByRole('toolbar', { name: 'Toolbar of demo OrderDesk' });
  await expect(toolbar).toBeInViewport({ ratio: 1 });
});

test('shows every column of the grid at 1024 px, and every country whole @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDemo(page, '/x/', 'OrderDesk');
  const grid = findLive(page).getByRole('grid', { name: 'Orders' });
  await expect(grid.getByRole('columnheader', { name: 'Total' })).toBeInViewport({ ratio: 1 });
  const countries = await grid.locator('[role=gridcell][data-field=country]').all();
  expect(countries.length).toBeGreaterThan(4);
  for (const country of countries) {
    expect(await country.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('loads little before it is idle and moves nothing', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.addInitScript(() => {
    const countScripts = () => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = entries.filter(({ name }) => name.endsWith('.js'));
      const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      Object.assign(window, { scriptBytes });
    };
    // Scripts that the page loads when it's idle don't count, so this runs before the page's first idle callback.
    const request = window.requestIdleCallback.bind(window);
    let isCounted = false;
    window.requestIdleCallback = (callback, options) =>
      request((deadline) => {
        if (!isCounted && document.readyState === 'complete') {
          isCounted = true;
          countScripts();
        }
        callback(deadline);
      }, options);
    addEventListener('load', () => window.requestIdleCallback(() => undefined));
  });
  await page.goto('/x/');
  const handle = await page.waitForFunction(
    () => (window as unknown as { scriptBytes?: number }).scriptBytes,
  );
  const bytes = await handle.jsonValue();
  expect(bytes, 'JavaScript before the browser is idle').toBeLessThanOrEqual(10 * kB);
  await wakeDemo(page);
  await expect(findDashboard(page).locator('[data-state=live]')).toBeVisible();
  await countOrders(page, 240);
  expect(await getLayoutShifts(page)).toEqual([]);
});

const format = ({ name, left, top }: Position) =>
  `${name} at ${Math.round(left)}, ${Math.round(top)}`;

for (const direction of ['ltr', 'rtl'] as const) {
  test(`replaces the picture of the dashboard without moving anything, ${direction}`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    await page.addInitScript((value) => localStorage.setItem('x-direction', value), direction);
    const release = await holdScripts(page);
    await page.goto('/x/', { waitUntil: 'commit' });
    const stage = findDashboard(page).locator('[data-demo-stage]');
    await expect(stage.locator('[data-picture]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const picture = await readPositions(stage);
    expect(picture.filter(({ name }) => name === 'bar').length).toBeGreaterThan(100);
    const frame = await stage.boundingBox();
    release();
    await page.waitForLoadState('load');
    await wakeDemo(page);
    await expect(stage.locator('[data-picture]')).toHaveCount(0);
    const live = await readPositions(stage);
    expect(live.map(({ name }) => name)).toEqual(picture.map(({ name }) => name));
    const moved = live.filter(({ left, top, width }, index) => {
      const before = picture[index];
      const distances = before && [left - before.left, top - before.top, width - before.width];
      return !distances?.every((distance) => Math.abs(distance) < 1);
    });
    expect(moved.map(format)).toEqual([]);
    expect(await stage.boundingBox()).toEqual(frame);
    expect(await getLayoutShifts(page)).toEqual([]);
  });
}

test('keeps the figures apart in a right-to-left page before the dashboard is live', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('x-direction', 'rtl'));
  await holdScripts(page);
  await page.goto('/x/', { waitUntil: 'commit' });
  const dashboard = findDashboard(page);
  let end = Infinity;
  for (const name of ['Orders', 'Items', 'Margin', 'Unpaid']) {
    const figure = dashboard
      .locator(`div:has(> span:text-is("${name}") + p)`)
      .filter({ visible: true });
    const box = await figure.boundingBox();
    expect(box && box.x + box.width, name).toBeLessThan(end - 16);
    end = box?.x ?? 0;
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what was rendered at build', async ({ page }) => {
    await page.goto('/x/');
    const dashboard = findDashboard(page);
    // There's a picture for narrow screens and one for wide screens.
    const find = (text: string) => dashboard.getByText(text).filter({ visible: true });
    await expect(find('North America').first()).toBeVisible();
    await expect(find('6,781')).toBeVisible();
  });

  test('shows the rows of the grid and the bars of the chart', async ({ page }) => {
    await page.goto('/x/');
    const stage = findDashboard(page).locator('[data-demo-stage]');
    const rows = stage.locator('.MuiDataGrid-row:visible');
    expect(await rows.count()).toBeGreaterThanOrEqual(5);
    await expect(rows.first()).toContainText('delivered');
    const bars = await stage.locator('.MuiBarElement-root:visible').all();
    expect(bars.length).toBeGreaterThan(100);
    const heights = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())?.height));
    expect(Math.max(...heights.map((height = 0) => height))).toBeGreaterThan(20);
  });
});
