import type { Locator, Page } from '@playwright/test';
import { findViolations, summarize } from './support/findViolations.ts';
import { getTitle } from './support/guides.ts';
import { findSearch, openSearch } from './support/search.ts';
import { expect, open, openSettings, test } from './support/test.ts';

const PAGE = '/x/introduction/';
/** Tests search for the title of a page, so that they keep passing when the page gets another title. */
const FOUND = '/x/react-tree-view/rich-tree-view/expansion';
const QUERY = getTitle(FOUND);

/** Waits until the results stop changing. Parts of the index load one after another, and each can change the order. */
async function untilSettled(page: Page, options: Locator): Promise<void> {
  const list = () => options.evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  await expect(async () => {
    const before = await list();
    await page.waitForTimeout(1000);
    expect(before.length).toBeGreaterThan(0);
    expect(await list()).toEqual(before);
  }).toPass();
}

test('finds a page, goes there and remembers the search', async ({ page }) => {
  await open(page, PAGE);
  const { field, options, dialog } = await openSearch(page);
  await expect(dialog.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  await field.fill(QUERY);
  await expect(options.first()).toHaveAttribute('href', new RegExp(`^${FOUND}/`));
  await options.first().click();
  await expect(page).toHaveURL(new RegExp(`${FOUND}/`));
  await openSearch(page);
  await expect(dialog.getByRole('heading', { name: 'Recent searches' })).toBeVisible();
  await dialog.getByRole('button', { name: QUERY }).click();
  await expect(field).toHaveValue(QUERY);
  await expect(options.first()).toHaveAttribute('href', new RegExp(`^${FOUND}/`));
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(dialog.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  await expect(field).toBeFocused();
});

test('ranks an exact name first @desktop', async ({ page }) => {
  await open(page, PAGE);
  const { field, options } = await openSearch(page);
  await field.fill('disableRowSelectionOnClick');
  await expect(options.first()).toContainText('disableRowSelectionOnClick');
  await expect(options.first()).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#data-grid-prop-disableRowSelectionOnClick',
  );
});

test('shows the question that the reader asks, and the sentence that answers it', async ({
  page,
}) => {
  await open(page, PAGE);
  const { field, options } = await openSearch(page);
  await field.fill('how can I pin the checkbox column');
  await untilSettled(page, options);
  const answer = options.filter({ hasText: 'How do I pin the checkbox column?' });
  await expect(answer).toHaveCount(1);
  await expect(answer).toHaveAttribute('href', /^\/x\/react-data-grid\/column-pinning\/#/);
  const marked = answer.locator('mark');
  await expect(marked.filter({ hasText: /^checkbox$/i }).first()).toBeVisible();
  await expect(marked.filter({ hasText: /^column$/i }).first()).toBeVisible();
});

test('shows since when a prop exists', async ({ page }) => {
  await open(page, PAGE);
  const { field, options } = await openSearch(page);
  await field.fill('getItemChildren');
  await expect(options.first()).toContainText('getItemChildren');
  await expect(options.first()).toContainText('Since 8.4');
});

test('opens and closes with shortcuts, and returns the focus @desktop', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('link', { name: /^Search/ });
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await page.keyboard.press('Control+k');
  await findSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  const { field } = await findSearch(page);
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('q');
  await expect((await findSearch(page)).field).toHaveValue('q');
});

test('ignores shortcuts when they are turned off @desktop', async ({ page }) => {
  await open(page, PAGE);
  const settings = await openSettings(page);
  await settings.getByRole('switch', { name: /shortcuts/i }).click();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('moves through the results with the arrow keys and opens one @desktop', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  const { field, options } = await openSearch(page);
  await field.fill('selection');
  await untilSettled(page, options);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  const first = (await options.first().getAttribute('href')) ?? '';
  const newTab = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await newTab).url()).pathname).toBe(first.replace(/#.*/, ''));
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await page.bringToFront();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(first.replace(/[#.?]/g, '\\$&')));
});

test('announces the number of pages once @desktop', async ({ page }) => {
  await open(page, PAGE);
  const { field, dialog } = await openSearch(page);
  await field.fill('selection');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages found$/);
});

test('narrows the results to a product and a kind', async ({ page }) => {
  await open(page, PAGE);
  const { field, dialog, options } = await openSearch(page);
  await field.fill('selection');
  await dialog.getByRole('combobox', { name: 'Product' }).selectOption('Charts');
  await expect(options.first()).toHaveAttribute('href', /charts/);
  await dialog.getByRole('combobox', { name: 'Product' }).selectOption('Tree View');
  await dialog.getByRole('button', { name: 'API' }).click();
  await expect(options.first()).toHaveAttribute('href', /^\/x\/api\/tree-view\//);
  await dialog.getByRole('button', { name: 'Migration' }).click();
  await dialog.getByRole('button', { name: 'Search all products and page types' }).click();
  await expect(options.first()).toBeVisible();
});

test('corrects a typo and says so @desktop', async ({ page }) => {
  await open(page, PAGE);
  const { field, dialog } = await openSearch(page);
  await field.fill('instalation');
  await expect(dialog.getByText('Including results for: installation')).toBeVisible();
  await expect(
    dialog.locator('[role=option][href^="/x/introduction/installation/"]').first(),
  ).toBeVisible();
});

test('helps when nothing is found, and renders no HTML', async ({ page }) => {
  await open(page, PAGE);
  const { field, dialog } = await openSearch(page);
  await field.fill('<zzqqxxv>');
  await expect(dialog.getByText('No results for “<zzqqxxv>”.')).toBeVisible();
  await expect(dialog.locator('zzqqxxv')).toHaveCount(0);
  await field.fill('<img src=x onerror=alert(1)>');
  await expect(dialog.getByRole('status')).toHaveText(/found/);
  await expect(dialog.locator('img')).toHaveCount(0);
  await field.fill('qzxwvk');
  await expect(dialog.getByText('No results for “qzxwvk”.')).toBeVisible();
  await expect(dialog.getByText(/Try fewer words/)).toBeVisible();
});

test('accepts any input @desktop', async ({ page }) => {
  await open(page, PAGE);
  const { field, options } = await openSearch(page);
  for (const text of [
    'x'.repeat(10_000),
    '.*+?^${}()|[]\\',
    '!!! ???',
    'תאריך اختيار',
    '🎉🎉',
    '   ',
  ]) {
    await field.fill(text);
  }
  await field.fill(QUERY);
  await expect(options.first()).toHaveAttribute('href', new RegExp(`^${FOUND}/`));
});

test('opens from a URL with a query', async ({ page }) => {
  await open(page, `/x/search/?${new URLSearchParams({ q: QUERY })}`);
  const { field, options } = await findSearch(page);
  await expect(field).toHaveValue(QUERY);
  await expect(options.first()).toHaveAttribute('href', new RegExp(`^${FOUND}/`));
});

test('searches in Chinese on Chinese pages @desktop', async ({ page }) => {
  const title = getTitle('/x/introduction/licensing', 'zh');
  await open(page, '/zh/x/introduction/');
  await page.locator('[data-open=search]').click();
  const dialog = page.getByRole('dialog', { name: '搜索文档' });
  await dialog.getByRole('combobox', { name: '您在找什么？' }).fill(title);
  await expect(
    dialog.locator('[role=option][href^="/zh/x/introduction/licensing/"]').first(),
  ).toBeVisible();
});

test.describe('without the index', () => {
  test.use({ expectedNoise: [/status of 503/] });

  test('says that the index did not load, and tries again @desktop', async ({ page }) => {
    await page.route('**/x/search/en/*.json', (route) => route.fulfill({ status: 503 }));
    await open(page, PAGE);
    const { field, dialog, options } = await openSearch(page);
    await field.fill(QUERY);
    await expect(dialog.getByRole('alert')).toContainText("The search index didn't load", {
      timeout: 30_000,
    });
    await page.unroute('**/x/search/en/*.json');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(options.first()).toHaveAttribute('href', new RegExp(`^${FOUND}/`));
    await expect(dialog.getByRole('alert')).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`gives axe nothing to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, PAGE);
    const { field, options, dialog } = await openSearch(page);
    const violations = await findViolations(page, 'start screen');
    await field.fill('selection');
    await expect(options.first()).toBeVisible();
    violations.push(...(await findViolations(page, 'results')));
    await field.fill('qzxwvk');
    await expect(dialog.getByText('No results for “qzxwvk”.')).toBeVisible();
    violations.push(...(await findViolations(page, 'nothing found')));
    expect(summarize(violations)).toEqual([]);
  });
}

test('fits the screen in both directions', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('x-direction', 'rtl'));
  await open(page, PAGE);
  const { field, options, dialog } = await openSearch(page);
  await field.fill('selection');
  await expect(options.first()).toBeVisible();
  const isWide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) =>
        clientWidth > 0 && scrollWidth > clientWidth + 1 && scrollWidth > innerWidth,
    ),
  );
  expect(isWide).toBe(false);
});
