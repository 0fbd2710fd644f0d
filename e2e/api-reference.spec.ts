import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { expect, open, test } from './support/test.ts';

const SELECTION = '/x/react-tree-view/rich-tree-view/selection/';

test('is linked from the text, the code, and the end of a guide', async ({ page }) => {
  await open(page, SELECTION);
  const text = page.locator('.prose a.api-link').first();
  await expect(text).toHaveAttribute('href', /^\/x\/api\/tree-view\/[\w-]+\/(#[\w-]+)?$/);
  await expect(page.locator('.prose pre a[href^="/x/api/"]').first()).toBeAttached();
  await expect(page.locator('.prose :is(h2, h3) a.api-link')).toHaveCount(0);
  const foot = page.getByRole('region', { name: 'API', exact: true });
  const entry = foot.getByRole('listitem').getByRole('link').first();
  const [name, href] = [await entry.textContent(), await entry.getAttribute('href')];
  await entry.click();
  await expect(page).toHaveURL(href ?? '-');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} API`);
  await expect(page.getByRole('main').locator(`a[href^="${SELECTION}"]`).first()).toBeAttached();
});

test('links names in code, and copies the code without links @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, SELECTION);
  const block = page
    .locator('[data-code-block]', { has: page.locator('pre a[href^="/x/api/"]') })
    .first();
  const code = await block.locator('pre code').textContent();
  await block.locator('[data-copy]').dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(code).not.toContain('href');
});

test('shows the size of an import', async ({ page }) => {
  await open(page, '/x/api/charts/line-chart/');
  const size = page.getByRole('region', { name: 'Size' });
  await expect(size.getByText(/kB with Brotli/).first()).toBeVisible();
  await expect(size.getByText('If BarChart is already used')).toBeVisible();
  await expect(size.getByText(/@mui\/x-charts \d+ %/)).toBeVisible();
  await size.getByRole('link', { name: 'Sizes of all imports' }).click();
  await expect(page).toHaveURL('/size-snapshot/');
});

test('sorts and filters sizes', async ({ page }) => {
  await open(page, '/size-snapshot/');
  const rows = page.locator('tbody tr');
  const count = await rows.count();
  expect(count).toBeGreaterThan(400);
  const names = () => rows.locator('th code').allTextContents();
  const bySize = await names();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const byName = await names();
  expect(byName).not.toEqual(bySize);
  expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en')));
  await expect(page.locator('th[aria-sort]')).toHaveText('Import');
  await page.getByRole('searchbox', { name: 'Filter imports' }).fill('linechart charts');
  await expect(rows.filter({ visible: true }).first()).toContainText('LineChart');
  expect(await rows.filter({ visible: true }).count()).toBeLessThan(10);
  expect(summarize(await findViolations(page, '/size-snapshot/'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('lists all sizes', async ({ page }) => {
    await page.goto('/size-snapshot/');
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(400);
    await expect(page.getByRole('searchbox', { name: 'Filter imports' })).toBeHidden();
  });
});

test('counts what guides do not cover, and hides the page from search engines', async ({
  page,
}) => {
  await open(page, '/x/coverage/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const total = page.getByRole('row', { name: /^All products/ });
  await expect(total).toContainText(/\d+ of \d+\s+\d+\s?%/);
  expect(summarize(await findViolations(page, '/x/coverage/'))).toEqual([]);
  const sitemap = readFileSync(path.join(getDistDir(), 'sitemap.xml'), 'utf8');
  expect(sitemap).not.toContain('/x/coverage/');
  expect(sitemap).toContain('/size-snapshot/');
});

test('gives a page that the navigation does not list a place in it @desktop', async ({ page }) => {
  await open(page, '/x/api/data-grid/grid-actions-cell/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Data Grid', 'API reference']);
  const group = page.locator('[data-group="/x/api/data-grid-group"]');
  await expect(group).toHaveAttribute('open');
  await expect(group.locator('summary')).toBeInViewport();
});
