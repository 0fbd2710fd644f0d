import { siteConfig } from '#content/site.config.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/x/introduction/licensing/';

test('keeps the contents column in view while the page scrolls @desktop', async ({ page }) => {
  for (const width of [920, 1200, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(GUIDE);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeInViewport();
  }
});

test('fits the header at every width from 320 px up @desktop', async ({ page }) => {
  for (const width of [320, 390, 600, 640, 700, 760, 899, 900, 1024, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    // This page has the longest product name.
    await page.goto('/x/react-date-pickers/');
    const settings = await page.getByRole('button', { name: 'Settings' }).boundingBox();
    expect((settings?.x ?? 0) + (settings?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
    const header = page.getByRole('banner');
    const overflow = await header.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('scrolls the page when the wheel turns over the tabs @desktop', async ({ page }) => {
  await page.goto('/x/react-data-grid/');
  const tabs = page.getByRole('navigation', { name: 'Guide and API' });
  await tabs.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('tells the current tab from the others in forced colors @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/x/react-data-grid/');
  const tabs = page.getByRole('navigation', { name: 'Guide and API' }).getByRole('link');
  const borders = await tabs.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderBottomColor),
  );
  const [current, ...others] = borders;
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(current);
});

test('closes the groups of a family that the reader has left @desktop', async ({ page }) => {
  await page.goto('/x/react-tree-view/quickstart/');
  const tree = page.locator('#drawer-tree');
  const family = (name: string) => tree.locator(`details[data-group="${name}"]`);
  await expect(family('/x/react-tree-view-group')).toHaveAttribute('open', '');
  await page.goto('/x/react-charts/quickstart/');
  await expect(family('/x/react-charts-group')).toHaveAttribute('open', '');
  await expect(family('/x/react-tree-view-group')).not.toHaveAttribute('open');
});

test('restores the drawer without moving anything @desktop', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/x/react-data-grid/sorting/');
  await page.goto('/x/react-charts/bars/');
  await page.goto('/x/react-date-pickers/date-picker/');
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  const shifts = await getLayoutShifts(page);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

for (const path of ['/x/api/data-grid/data-grid/', '/x/react-charts/components-api/']) {
  test(`lists the props of ${path} without moving anything @desktop`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(
      contents
        .getByRole('link', { name: 'height', exact: true })
        .or(contents.getByRole('link', { name: 'rowHeight', exact: true }))
        .first(),
    ).toBeAttached();
    await page.waitForLoadState('load');
    await page.waitForTimeout(500);
    const shifts = await getLayoutShifts(page);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}

test('shows a group of one as its only page', async ({ page }) => {
  await page.goto('/x/introduction/');
  const lonely = await page
    .locator('#drawer-tree details')
    .evaluateAll((groups) =>
      groups
        .filter((group) => group.querySelectorAll('a').length < 2)
        .map((group) => group.textContent),
    );
  expect(lonely).toEqual([]);
});

test('leaves the title of the page out of its breadcrumbs', async ({ page }) => {
  await page.goto('/x/react-data-grid/');
  const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  expect(await crumbs.allTextContents()).not.toContain(title);
});

test('shows the plan in words', async ({ page }) => {
  await page.goto('/x/react-data-grid/tree-data/');
  const mark = page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Pro plan' });
  await expect(mark).toHaveText('Pro');
});

test('keeps the ad below the opening of the page @desktop', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  const ad = await page.locator('[data-page-ad]').first().boundingBox();
  const opening = await page.locator('.prose > p').first().boundingBox();
  expect(ad && opening && ad.y > opening.y).toBe(true);
});

for (const path of ['/x/introduction/', '/zh/x/introduction/', '/x/api/charts/bar-chart/']) {
  test(`links to the blog from ${path}, never with a language`, async ({ page }) => {
    await page.goto(path);
    const { url } = siteConfig.blog;
    await expect(page.getByRole('main').locator(`a[href="${url}"]`)).toBeVisible();
    expect(url).not.toContain('/zh/');
  });
}
