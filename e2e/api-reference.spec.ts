import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { loadSearchPart } from './support/loadSearchPart.ts';
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

test('shows the size of an import @desktop', async ({ page }) => {
  await open(page, '/x/api/charts/line-chart/');
  const size = page.getByRole('region', { name: 'Size' });
  await expect(size.getByText(/kB with Brotli/).first()).toBeVisible();
  await expect(size.getByText('If BarChart is already used')).toBeVisible();
  await expect(size.getByText(/@mui\/x-charts \d+ %/)).toBeVisible();
  await size.getByRole('link', { name: 'Sizes of all imports' }).click();
  await expect(page).toHaveURL('/size-snapshot/');
});

test('sorts and filters sizes @desktop', async ({ page }) => {
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
  test('lists all sizes @desktop', async ({ page }) => {
    await page.goto('/size-snapshot/');
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(400);
    await expect(page.getByRole('searchbox', { name: 'Filter imports' })).toBeHidden();
  });
});

test('counts what guides do not cover, and hides the page from search engines @desktop', async ({
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

test("shows where a page belongs that the navigation doesn't list @desktop", async ({ page }) => {
  await open(page, '/x/api/data-grid/grid-actions-cell/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Data Grid', 'API reference']);
  const group = page.locator('[data-group="/x/api/data-grid-group"]');
  await expect(group).toHaveAttribute('open');
  await expect(group.locator('summary')).toBeInViewport();
});

const PREMIUM = '/x/api/data-grid/data-grid-premium/';
const TREE = '/x/api/tree-view/rich-tree-view/';
const FILTER = { name: 'Filter props, slots, and classes' };

test('shows props as lines before everything else, required ones first', async ({ page }) => {
  await open(page, PREMIUM);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toContainText('Import');
  await expect(titles.nth(1)).toContainText('Props');
  const rows = page.getByRole('region', { name: /^Props/ }).locator('.api-rows > li');
  await expect(rows.first()).toContainText('columns');
  await expect(rows.first()).toContainText('required');
  const row = page.locator('#data-grid-premium-prop-rowHeight');
  await expect(row.getByText('Sets the height in pixel of a row in the Data Grid.')).toBeHidden();
  await row.locator('summary').first().click();
  await expect(row.getByText('Sets the height in pixel of a row in the Data Grid.')).toBeVisible();
});

test('filters rows and contents from the keyboard, and keeps the filter in the URL @desktop', async ({
  page,
}) => {
  await open(page, PREMIUM);
  await page.keyboard.press('f');
  const filter = page.getByRole('searchbox', FILTER);
  await expect(filter).toBeFocused();
  const count = page.locator('[data-api-shown]');
  const all = await count.textContent();
  await filter.fill('rowheight');
  await expect(page).toHaveURL(/\?filter=rowheight$/);
  await expect(count).toHaveText(new RegExp(`^\\d+ of ${all}$`));
  await expect(page.locator('#data-grid-premium-prop-rowHeight')).toBeVisible();
  await expect(page.locator('#data-grid-premium-prop-density')).toBeHidden();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link', { name: 'rowHeight', exact: true })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'density', exact: true })).toBeHidden();
  const shown = await count.textContent();
  await page.goto('/x/introduction/');
  await page.goBack();
  await expect(filter).toHaveValue('rowheight');
  await expect(count).toHaveText(shown ?? '-');
  await filter.fill('nothing is called this');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await filter.fill('');
  await expect(page).toHaveURL(PREMIUM);
  await expect(count).toHaveText(all ?? '-');
});

test('marks what is newer than the major version, and filters by the version of the reader', async ({
  page,
  request,
}) => {
  await open(page, TREE);
  const young = page.locator('#rich-tree-view-prop-getItemChildren');
  const old = page.locator('#rich-tree-view-prop-getItemId');
  await expect(young).toContainText('Since 8.4');
  await expect(old).not.toContainText('Since');
  const versions = page.getByRole('combobox', { name: 'Newer than your version' });
  await versions.selectOption('Newer than 8.3');
  await expect(page).toHaveURL(/\?newer=8\.3$/);
  await expect(young).toBeVisible();
  await expect(old).toBeHidden();
  await page.reload();
  await expect(versions).toHaveValue('8.3');
  await expect(old).toBeHidden();
  await versions.selectOption('Newer than 8.4');
  await expect(young).toBeHidden();
  await versions.selectOption('All versions');
  await expect(page).toHaveURL(TREE);
  await expect(old).toBeVisible();
  expect(await (await request.get('/x/api/tree-view/rich-tree-view.md')).text()).toMatch(
    /`getItemChildren` .*\(since 8\.4\)/,
  );
});

test('does not find a prop by the names of its demos @desktop', async ({ page }) => {
  await open(page, `${PREMIUM}#data-grid-premium-prop-getRowHeight`);
  const row = page.locator('#data-grid-premium-prop-getRowHeight');
  await row.getByRole('button', { name: /^\d+ demos?$/ }).click();
  const demos = page.getByRole('dialog', { name: /^getRowHeight: \d+ demos?$/ });
  await expect(demos.getByRole('link').first()).toHaveAttribute('href', /^\/x\/.+\/#\w+$/);
  const title = (await demos.getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(demos).toHaveCount(0);
  await page.getByRole('searchbox', FILTER).fill(title);
  await expect(row).toBeHidden();
});

test('keeps the filter under the header while scrolling', async ({ page }) => {
  await open(page, PREMIUM);
  await page.locator('#data-grid-premium-prop-rowHeight').scrollIntoViewIfNeeded();
  const filter = page.getByRole('searchbox', FILTER);
  await expect(filter).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const bar = await page.locator('[data-api-bar]').boundingBox();
  expect(bar?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
});

test('opens the row that a link leads to, with room around its text', async ({ page }) => {
  await open(page, `${PREMIUM}#data-grid-premium-prop-getRowHeight`);
  const row = page.locator('#data-grid-premium-prop-getRowHeight');
  await expect(row.locator('details').first()).toHaveAttribute('open');
  await expect(row).toBeInViewport();
  const paddings = await row.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const text = element.querySelector('h3')?.getBoundingClientRect() ?? box;
    const { backgroundColor } = getComputedStyle(element);
    return { start: text.left - box.left, top: text.top - box.top, backgroundColor };
  });
  expect(paddings.start).toBeGreaterThanOrEqual(8);
  expect(paddings.top).toBeGreaterThanOrEqual(6);
  expect(paddings.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  const bar = await page.locator('[data-api-bar]').boundingBox();
  expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(summarize(await findViolations(page, PREMIUM))).toEqual([]);
});

test('lays out little of a long page @desktop', async ({ page }) => {
  await open(page, PREMIUM);
  const laidOut = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
  expect(laidOut).toBeGreaterThan(500);
  expect(laidOut).toBeLessThanOrEqual(3500);
});

test('lists the props that a guide uses first, and every prop once for all plans @desktop', async ({
  page,
}) => {
  const path = '/x/react-data-grid/filtering/components-api/';
  await open(page, path);
  const used = page.getByRole('region', { name: /^Props used on this page/ });
  await expect(used.locator('#data-grid-prop-filterModel')).toBeVisible();
  const names = await page.locator('.api-rows > li h3').allTextContents();
  expect(names.length).toBeGreaterThan(150);
  expect(new Set(names).size).toBe(names.length);
  const row = page.locator('#data-grid-prop-rowGroupingModel');
  await expect(row.getByRole('img', { name: 'Premium plan' })).toBeAttached();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(30_000);
  expect(summarize(await findViolations(page, path))).toEqual([]);
});

test('has an index of all products @desktop', async ({ page, request }) => {
  await open(page, '/x/api/');
  for (const product of ['Data Grid', 'Date Pickers', 'Charts', 'Tree View']) {
    await expect(page.getByRole('region', { name: new RegExp(`^${product}`) })).toBeVisible();
  }
  const link = page.getByRole('main').getByRole('link', { name: 'RichTreeView', exact: true });
  await expect(link).toHaveAttribute('href', '/x/api/tree-view/rich-tree-view/');
  expect(summarize(await findViolations(page, '/x/api/'))).toEqual([]);
  expect(await (await request.get('/x/api.md')).text()).toContain('[RichTreeView](');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/x/api/</loc>');
  const { pages } = await loadSearchPart('en', 'general', async (url) =>
    (await request.get(url)).text(),
  );
  expect(pages.map((record) => record.path)).toContain('/x/api');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('opens rows and lists every prop of a guide', async ({ page }) => {
    await page.goto('/x/react-data-grid/filtering/components-api/');
    const row = page.locator('#data-grid-prop-filterModel');
    await row.locator('summary').first().click();
    await expect(row.getByText('Set the filter model of the Data Grid.')).toBeVisible();
    await expect(page.getByRole('searchbox', FILTER)).toBeHidden();
    expect(await page.locator('.api-rows > li').count()).toBeGreaterThan(150);
  });
});

/** Guides with a dozen demos are the largest pages, because the code of each demo is part of them. */
const GUIDE_BYTES = 30_500;
const REFERENCE_BYTES = 30_000;

test('keeps reference pages and API tabs under 30 kB, and guides under 30.5 kB @desktop', () => {
  const dist = getDistDir();
  const heavy = globSync('**/index.html.br', { cwd: dist })
    .map((file) => ({ file, bytes: statSync(path.join(dist, file)).size }))
    .filter(
      ({ file, bytes }) => bytes > (/x\/api\/|-api\//.test(file) ? REFERENCE_BYTES : GUIDE_BYTES),
    );
  expect(heavy).toEqual([]);
});

test('keeps the props of an API tab close to their heading on a phone @phone', async ({ page }) => {
  await open(page, '/x/react-charts/components-api/');
  const section = page.getByRole('region', { name: /^Props used on this page/ }).first();
  const heading = await section.getByRole('heading', { level: 2 }).boundingBox();
  const rows = await section.getByRole('list').first().boundingBox();
  expect((rows?.y ?? Infinity) - ((heading?.y ?? 0) + (heading?.height ?? 0))).toBeLessThan(24);
});
