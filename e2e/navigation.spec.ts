import { siteConfig } from '#content/site.config.ts';
import { listReadingOrder } from './support/guides.ts';
import { expect, openDrawer, test } from './support/test.ts';

test('opens a group and keeps it open on the next page', async ({ page }) => {
  await page.goto('/x/introduction/');
  const drawer = await openDrawer(page);
  const group = drawer
    .getByRole('group')
    .filter({ has: page.getByText('Tree View', { exact: true }) })
    .first();
  await expect(group.getByRole('link', { name: 'Quickstart' })).toBeHidden();
  await group.getByText('Tree View', { exact: true }).click();
  await expect(group.getByRole('link', { name: 'Quickstart' })).toBeVisible();

  await drawer.locator('a[href="/x/introduction/installation/"]').click();
  await expect(page).toHaveURL('/x/introduction/installation/');
  await openDrawer(page);
  await expect(group.getByRole('link', { name: 'Quickstart' })).toBeVisible();
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
