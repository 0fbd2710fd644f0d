import { CHARTS, DATA_GRID, PROSE } from './support/fixturePaths.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('shows a page and moves through the navigation', async ({ page, isMobile }) => {
  await page.goto('/x/introduction/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Open main navigation' }).click();
  const drawer = page.getByRole('navigation', { name: 'Documentation' });
  await expect(drawer).toBeVisible();
  const link = drawer.getByRole('link', { name: 'Quickstart' });
  await expect(link).toBeHidden();
  await drawer.getByText('Tree View', { exact: true }).click();
  await link.click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/quickstart\/$/);
});

test('reaches a page of another product with two links of the navigation', async ({
  page,
  isMobile,
}) => {
  await page.goto('/x/react-charts/axis/');
  const button = page.getByRole('button', { name: 'Open main navigation' });
  const group = page.locator('#drawer-tree [data-group="/x/react-tree-view-group"]');
  if (isMobile) await button.click();
  await group.locator('> summary').click();
  await expect(group.getByRole('link')).toHaveText(['Overview', 'Quickstart', 'API reference']);
  await group.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
  if (isMobile) await button.click();
  await group.getByRole('link', { name: 'Lazy loading' }).click();
  await expect(page).toHaveURL(/\/rich-tree-view\/lazy-loading\/$/);
});

test('shows every tab, one below the other', async ({ page }) => {
  await page.goto(PROSE);
  const panels = page.locator('[data-tabs=package-manager]').first().locator('[role=tabpanel]');
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) await expect(panel.locator('pre')).toBeVisible();
});

test('opens the contents under the title @phone', async ({ page }) => {
  await page.goto(PROSE);
  const disclosure = page.locator('[data-contents-disclosure]');
  await disclosure.getByText('Contents').click();
  await disclosure.getByRole('link', { name: 'A table' }).click();
  await expect(page.getByRole('heading', { name: 'A table' })).toBeInViewport();
});

test('hides controls that need a script, and replaces search with a list of pages', async ({
  page,
}) => {
  await page.goto(PROSE);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy the code' }).first()).toBeHidden();
  await page.getByRole('link', { name: /Search/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
  await expect(
    page.getByRole('main').locator('a[href="/x/introduction/licensing/"]').first(),
  ).toBeVisible();
});

test('keeps no space for demos that cannot start', async ({ page }) => {
  await page.goto(DATA_GRID);
  const stage = page.locator('[data-demo-stage]:not(:has([data-picture]))').first();
  await expect(stage.locator('noscript p')).toBeVisible();
  expect((await stage.boundingBox())?.height).toBeLessThan(100);
});

test('says that a grid without rows needs scripts', async ({ page }) => {
  await page.goto('/x/react-data-grid/server-side-data/');
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage.locator('[data-picture]')).toBeHidden();
  await expect(stage.locator('noscript p')).toBeVisible();
  expect((await stage.boundingBox())?.height).toBeLessThan(100);
});

test('shows the totals of a grid', async ({ page }) => {
  await page.goto('/x/react-data-grid/aggregation/');
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage.getByText('€7,100,360').filter({ visible: true })).toBeVisible();
});

test('shows a picture of the first chart', async ({ page }) => {
  await page.goto(CHARTS);
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage.getByRole('img', { name: 'Passengers by quarter' })).toBeVisible();
  const bars = stage.locator('.MuiBarElement-root:visible');
  await expect(bars).toHaveCount(8);
  for (const bar of await bars.all()) expect((await bar.boundingBox())?.height).toBeGreaterThan(20);
  await expect(stage.locator('noscript')).toHaveCount(0);
});

test('shows a picture of the first chart in the overview of the family', async ({ page }) => {
  await page.goto('/x/react-charts/');
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage.getByRole('img', { name: /^Electricity by source/ })).toBeVisible();
  expect((await stage.locator('svg:visible').last().boundingBox())?.height).toBeGreaterThan(100);
});

test('shows a picture of the first grid', async ({ page }) => {
  await page.goto(DATA_GRID);
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage.getByRole('img', { name: 'Lighthouses' })).toBeVisible();
  await expect(stage.locator('.MuiDataGrid-columnHeaderTitle:visible').first()).toHaveText(
    'Lighthouse',
  );
  expect(await stage.locator('.MuiDataGrid-row:visible').count()).toBeGreaterThan(4);
  await expect(stage.locator('noscript')).toHaveCount(0);
});

test('shows a picture of the first grid in the overview of the family', async ({ page }) => {
  await page.goto('/x/react-data-grid/');
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage.getByRole('img', { name: 'Orders', exact: true })).toBeVisible();
  expect(await stage.locator('.MuiDataGrid-row:visible').count()).toBeGreaterThan(4);
  const grid = await stage.locator('.MuiDataGrid-root:visible').boundingBox();
  const footer = await stage.locator('.MuiDataGrid-footerContainer:visible').boundingBox();
  expect(bottomOf(footer)).toBeCloseTo(bottomOf(grid) - 1, 0);
});

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.NaN;
}
