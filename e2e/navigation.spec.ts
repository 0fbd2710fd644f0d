import type { Locator, Page } from '@playwright/test';
import { navigation } from '#content/navigation.ts';
import { siteConfig } from '#content/site.config.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { listReadingOrder } from './support/guides.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import { expect, open, openDrawer, test } from './support/test.ts';

const TREE_VIEW = '/x/react-tree-view-group';
/** All pages of the Tree View, as its group in the drawer lists them. */
const ALL = listLeaves(navigation.filter(({ pathname }) => pathname === TREE_VIEW)).length;
/** The number of links to another product before its group loads: overview, quickstart, and reference. */
const FEW = 3;

const findTreeView = (page: Page) => page.locator(`#drawer-tree [data-group="${TREE_VIEW}"]`);
const findTitle = (group: Locator) => group.locator('> summary');
const findFile = (url: string) => /\/x\/navigation\/x-tree-view\.(\w+)\./.exec(url)?.[1];

test('opens the group of another product with all its pages, and keeps it open', async ({
  page,
}) => {
  await open(page, '/x/introduction/');
  const drawer = await openDrawer(page);
  const group = findTreeView(page);
  await expect(group.getByRole('link')).toHaveCount(0);
  await expect(group.locator('a')).toHaveCount(FEW);
  await findTitle(group).click();
  await expect(group.locator('a')).toHaveCount(ALL);
  await expect(group.getByRole('link', { name: 'Item customization' })).toBeVisible();
  const mark = group.getByRole('link', { name: 'Ordering' }).getByRole('img', { name: 'Pro plan' });
  await expect(mark).toHaveCSS('border-radius', /[1-9]/);
  await expect(group.getByText('New').first()).toHaveCSS('border-radius', /[1-9]/);

  await drawer.locator('a[href="/x/introduction/installation/"]').click();
  await expect(page).toHaveURL('/x/introduction/installation/');
  await openDrawer(page);
  await expect(group.getByRole('link', { name: 'Item customization' })).toBeVisible();
  await findTitle(group).click();
  await expect(group.getByRole('link')).toHaveCount(0);
});

test('opens the group of another product from the keyboard @desktop', async ({ page }) => {
  await page.goto('/x/introduction/licensing/', { waitUntil: 'networkidle' });
  const group = findTreeView(page);
  const loaded = page.waitForResponse((response) => findFile(response.url()) === 'en');
  await findTitle(group).focus();
  await loaded;
  await expect(group, 'the focus only prepares it').not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(group.locator('a')).toHaveCount(ALL);
  await expect(group).toHaveAttribute('open');
  await expect(findTitle(group)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(group.getByRole('link', { name: 'Overview' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(group).not.toHaveAttribute('open');
});

test('loads the group of another product in the language of the page @desktop', async ({
  page,
}) => {
  await open(page, '/zh/x/introduction/');
  const group = findTreeView(page);
  const loaded = page.waitForResponse((response) => findFile(response.url()) === 'zh');
  await findTitle(group).click();
  expect((await loaded).headers()['cache-control']).toContain('immutable');
  await expect(group.locator('a')).toHaveCount(ALL);
  await group.locator('a[href="/zh/x/react-tree-view/rich-tree-view/ordering/"]').click();
  await expect(page).toHaveURL('/zh/x/react-tree-view/rich-tree-view/ordering/');
  await expect(group.locator('[aria-current=page]')).toHaveCount(1);
});

test('keeps the language of the reader in a group that an English page loads', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'userLanguage', value: 'zh', url: baseURL ?? '' }]);
  await open(page, '/x/api/charts/bar-chart/');
  await openDrawer(page);
  const group = findTreeView(page);
  await findTitle(group).click();
  await expect(group.locator('a')).toHaveCount(ALL);
  await expect(group.locator('a[href^="/zh/x/react-tree-view/"]')).not.toHaveCount(0);
  await expect(group.locator('a[href^="/x/react-tree-view/"]')).toHaveCount(0);
});

test('finds a page of another product in the drawer of a page that does not exist', async ({
  page,
}) => {
  await page.route('**/x/no-such-page/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 200 });
  });
  await open(page, '/x/no-such-page/');
  await openDrawer(page);
  const group = findTreeView(page);
  await findTitle(group).click();
  await expect(group.locator('a')).toHaveCount(ALL);
});

test('restores the group of another product without loading or moving anything @desktop', async ({
  page,
}) => {
  await open(page, '/x/introduction/');
  const group = findTreeView(page);
  await findTitle(group).click();
  await expect(group.locator('a')).toHaveCount(ALL);
  await group.getByText('API reference', { exact: true }).click();
  await expect(group.getByRole('link', { name: 'RichTreeViewPro' })).toBeVisible();
  const tree = page.locator('#drawer-tree');
  await tree.evaluate((element) => element.scrollTo({ top: 120 }));

  await watchLayoutShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/x/introduction/licensing/', { waitUntil: 'load' });
  await expect(group.getByRole('link', { name: 'RichTreeViewPro' })).toBeVisible();
  expect(await tree.evaluate((element) => element.scrollTop)).toBe(120);
  await page.waitForTimeout(500);
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(asked.filter(findFile)).toEqual([]);

  await page.goto('/x/react-tree-view/quickstart/');
  await expect(group.locator('[aria-current=page]')).toHaveCount(1);
  await page.goto('/x/react-charts/quickstart/');
  await expect(group, 'closed after the reader has left the product').not.toHaveAttribute('open');
  await expect(group.locator('a')).toHaveCount(FEW);
});

test.describe('without the file of a product', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('shows the few pages of its group, and tries again', async ({ page }) => {
    await page.route('**/x/navigation/*', (route) => route.abort());
    await open(page, '/x/introduction/');
    await openDrawer(page);
    const group = findTreeView(page);
    await findTitle(group).click();
    const links = group.getByRole('link');
    await expect(links).toHaveText(['Overview', 'Quickstart', 'API reference']);
    await page.unroute('**/x/navigation/*');
    await findTitle(group).click();
    await expect(group).not.toHaveAttribute('open');
    await findTitle(group).click();
    await expect(group.locator('a')).toHaveCount(ALL);
    await expect(group).toHaveAttribute('open');
  });
});

test('keeps the place in the drawer from page to page @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('/x/introduction/roadmap/');
  const tree = page.locator('#drawer-tree');
  await tree.evaluate((element) => {
    for (const group of element.querySelectorAll('details')) group.open = true;
  });
  await tree.evaluate((element) => element.scrollTo({ top: 60 }));
  await tree.locator('a[href$="/custom-components/"]').first().click();
  await page.waitForURL('**/custom-components/');
  const top = await tree.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(0);
  await expect(page.locator('#drawer-tree [aria-current=page]')).toBeInViewport();
});

test('marks the page being read and brings its row into view', async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/ordering/');
  const drawer = await openDrawer(page);
  const row = drawer.locator('[aria-current=page]');
  await expect(row).toHaveCount(1);
  await expect(row).toHaveAttribute('href', '/x/react-tree-view/rich-tree-view/ordering/');
  await expect(row).toBeInViewport();
});

test('shows the plan of a page and that it is new', async ({ page }) => {
  const pages = listReadingOrder();
  const paid = pages.find(({ plan }) => plan === 'premium') ?? pages.find(({ plan }) => plan);
  const recent = pages.find(({ isNew }) => isNew);
  if (!paid || !recent) throw new Error('The navigation has no paid page or no new one.');
  await page.goto(paid.path);
  const current = (await openDrawer(page)).locator('[aria-current=page]');
  await expect(current.getByRole('img', { name: /^(Pro|Premium) plan$/ })).toBeVisible();
  await page.goto(recent.path);
  await openDrawer(page);
  await expect(current).toContainText(recent.name);
  await expect(current).toContainText('New');
});

test('closes the drawer with its button, with Escape, and with a tap outside @phone', async ({
  page,
}) => {
  await page.goto('/x/introduction/');
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Close navigation' }).click();
  await expect(drawer).toBeHidden();
  await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await openDrawer(page);
  await page.touchscreen.tap(380, 400);
  await expect(drawer).toBeHidden();
});

test('opens and closes the drawer with a swipe @phone', async ({ page }) => {
  await page.goto('/x/introduction/', { waitUntil: 'load' });
  const drawer = page.getByRole('navigation', { name: 'Documentation' });
  const session = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step += 1)
      await touch('touchMove', from + ((to - from) * step) / 5);
    await touch('touchEnd');
  };
  await swipe(200, 320);
  await expect(drawer).toBeHidden();
  await swipe(5, 220);
  await expect(drawer).toBeVisible();
  await swipe(280, 40);
  await expect(drawer).toBeHidden();
});

test('switches the product and the version from menus', async ({ page, isMobile }) => {
  await page.goto('/x/introduction/');
  const place = isMobile ? await openDrawer(page) : page.getByRole('banner');
  const product = place.getByLabel('Product: MUI X');
  await product.click();
  const entry = place.getByRole('link', { name: /^Tree View/ }).first();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  if (isMobile) await openDrawer(page);
  await place.getByLabel(/^Version:/).click();
  await expect(place.getByRole('link', { name: 'v7', exact: true })).toHaveAttribute(
    'href',
    'https://v7.mui.com/x/introduction/',
  );
  if (isMobile) return;
  await product.click();
  await expect(place.getByRole('link', { name: 'v7', exact: true })).toBeHidden();
  await entry.click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
});

test('leads to the next page and back in reading order', async ({ page }) => {
  await page.goto('/x/introduction/');
  const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
  const [first, second, third] = listReadingOrder();
  if (!first || !second || !third) throw new Error('There are fewer than three guides.');
  await neighbors.getByRole('link', { name: second.name }).click();
  await expect(page).toHaveURL(second.path);
  const links = neighbors.getByRole('link');
  await expect(links).toContainText([first.name, third.name]);
  await links.first().click();
  await expect(page).toHaveURL(first.path);
  await expect(links).toHaveCount(1);
});

test('links to the source of a page only if its repository is configured', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  const edit = page.getByRole('link', { name: 'Edit this page' });
  const { docsRepository } = siteConfig;
  if (docsRepository)
    await expect(edit).toHaveAttribute('href', new RegExp(`^${docsRepository.url}/`));
  else await expect(edit).toHaveCount(0);
});
