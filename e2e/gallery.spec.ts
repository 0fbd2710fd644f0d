import type { Page } from '@playwright/test';
import { findViolations, summarize } from './support/findViolations.ts';
import { CHARTS, GALLERY } from './support/fixturePaths.ts';
import { expect, open, test } from './support/test.ts';
import { stillDemos } from './support/thinPage.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Paid packages print their license notice between lines of asterisks.
  expectedNoise: [/^error: \*+$|license/i],
});

const getFilters = (page: Page) => page.getByRole('search', { name: 'Filter examples' });
const getBox = (page: Page, name: RegExp) => getFilters(page).getByRole('checkbox', { name });
const getStatus = (page: Page) => getFilters(page).getByRole('status');
const getCard = (page: Page, title: string) =>
  page.locator('[data-example]').filter({ has: page.getByRole('link', { name: title }) });
const getShown = (page: Page) => page.locator('[data-example]:visible');

test('filters by question, chart, and plan, and says how many are left', async ({ page }) => {
  await open(page, GALLERY);
  await expect(getStatus(page)).toHaveText('5 examples');
  await getBox(page, /^Over time/).check();
  await expect(getShown(page)).toHaveCount(2);
  await expect(getStatus(page)).toHaveText('2 of 5 examples');
  await getBox(page, /^Pro/).check();
  await expect(getShown(page)).toHaveCount(1);
  await expect(getCard(page, 'Zoom')).toBeVisible();
  await expect(getBox(page, /^Bar 0/)).toBeVisible();
  await getFilters(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(getShown(page)).toHaveCount(5);
  await expect(getBox(page, /^Compare/)).toBeFocused();
});

test('keeps the filters in the URL @desktop', async ({ page }) => {
  await open(page, GALLERY);
  await getBox(page, /^Line/).check();
  await getBox(page, /^Pie/).check();
  await expect(page).toHaveURL(`${GALLERY}?chart=line&chart=pie`);
  await page.reload();
  await expect(getShown(page)).toHaveCount(3);
  await getCard(page, 'Slices').getByRole('link', { name: 'Slices' }).click();
  await expect(page).toHaveURL(`${CHARTS}#PieHighlight`);
  await page.goBack();
  await expect(getShown(page)).toHaveCount(3);
  await expect(getBox(page, /^Pie/)).toBeChecked();
});

test('works from the keyboard @desktop', async ({ page }) => {
  await open(page, GALLERY);
  await getBox(page, /^Compare/).focus();
  await page.keyboard.press('Space');
  await expect(getShown(page)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(getShown(page)).toHaveCount(5);
});

test('says so when nothing matches @desktop', async ({ page }) => {
  await open(page, `${GALLERY}?question=compare&plan=pro`);
  await expect(getShown(page)).toHaveCount(0);
  await expect(getStatus(page)).toHaveText('No example matches. Clear a filter to see more.');
});

test('runs the cards in view, also after they were hidden', async ({ page }) => {
  await open(page, GALLERY);
  const stage = getCard(page, 'Wells').locator('[data-demo-card]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  const before = (await stage.boundingBox())?.height ?? 0;
  await getBox(page, /^Compare/).check();
  await expect(stage).toBeHidden();
  await getBox(page, /^Compare/).uncheck();
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  await expect(stage.locator('circle').first()).toBeVisible();
  expect((await stage.boundingBox())?.height).toBeCloseTo(before, 0);
});

test('moves nothing when the cards start', async ({ page }) => {
  await page.goto(GALLERY);
  const cards = page.locator('[data-example]');
  const measure = () =>
    cards.evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().height)),
    );
  const before = await measure();
  for (const stage of await page.locator('[data-demo-card]').all()) {
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  }
  expect(await measure()).toEqual(before);
});

test('opens the code of a card', async ({ page }) => {
  await open(page, GALLERY);
  const card = getCard(page, 'Passengers');
  await card.getByText('Code', { exact: true }).click();
  await expect(card.locator('pre')).toContainText('export default function FerryPassengers()');
  await expect(card.getByRole('button', { name: 'Copy the code' })).toBeVisible();
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`fits the screen and passes axe, ${direction}`, async ({ page }) => {
    await page.addInitScript((dir) => localStorage.setItem('x-direction', dir), direction);
    // Charts are checked on their own pages.
    await stillDemos(page);
    await open(page, GALLERY);
    await expect(page.locator('html')).toHaveCSS('direction', direction);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const card = getCard(page, 'Passengers');
    await card.getByText('Code', { exact: true }).click();
    await expect(card.locator('pre')).toContainText('FerryPassengers');
    await getBox(page, /^Compare/).check();
    const violations = await findViolations(page, `${GALLERY} ${direction}`);
    expect(summarize(violations)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists all cards with links, and no controls', async ({ page }) => {
    await page.goto(GALLERY);
    await expect(getShown(page)).toHaveCount(5);
    await expect(getFilters(page)).toBeHidden();
    await expect(page.locator('[data-demo-card]').first()).toBeHidden();
    await expect(page.locator('[data-example-code]').first()).toBeHidden();
    await page.getByRole('link', { name: 'Slices' }).click();
    await expect(page).toHaveURL(`${CHARTS}#PieHighlight`);
    await expect(page.locator('#PieHighlight')).toBeInViewport();
  });
});
