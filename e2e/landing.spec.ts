import type { Page } from '@playwright/test';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

const kB = 1000;

const findDashboard = (page: Page) => page.getByRole('region', { name: 'Demo: OrderDesk' });
const countOrders = (page: Page, count: number) =>
  expect(findDashboard(page).getByText(new RegExp(`1–\\d+ of ${count}$`))).toBeVisible();

test('filters the grid and the chart by the region chosen in the tree', async ({ page }) => {
  await openDemo(page, '/x/', 'OrderDesk');
  const dashboard = findDashboard(page);
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
  const dashboard = findDashboard(page);
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

test('loads little before it is idle and moves nothing', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.addInitScript(() => {
    const countScripts = () => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = entries.filter(({ name }) => name.endsWith('.js'));
      const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      Object.assign(window, { scriptBytes });
    };
    // What the page itself loads when it is idle doesn't count, so this comes before the page's first idle callback.
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
  await expect(findDashboard(page).locator('[data-state=live]')).toBeVisible();
  await countOrders(page, 240);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what was rendered at build', async ({ page }) => {
    await page.goto('/x/');
    const dashboard = findDashboard(page);
    await expect(dashboard.getByText('North America').first()).toBeVisible();
    await expect(dashboard.getByText('6,781')).toBeVisible();
  });
});
