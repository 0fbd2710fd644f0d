import type { Locator } from '@playwright/test';
import { expect, open, openDrawer, test } from './support/test.ts';

const PREMIUM = '/x/api/data-grid/data-grid-premium/';

/** Finds words that continue on another line although nothing allows a break there. */
async function findBrokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) => {
    const broken: string[] = [];
    for (const element of found) {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s/-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

test('breaks long names between their words', async ({ page }) => {
  await open(page, PREMIUM);
  // Rows that haven't been near the screen have no layout.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const names = page.locator('.api-rows:not(.api-lines) h3');
  expect(await names.count()).toBeGreaterThan(300);
  expect(await findBrokenWords(names)).toEqual([]);
  expect(await findBrokenWords(page.locator('main :is(h1, h2)'))).toEqual([]);
  const drawer = await openDrawer(page);
  const openGroups = () =>
    drawer.evaluate((element) => {
      for (const group of element.querySelectorAll('details')) group.open = true;
    });
  await openGroups();
  // Groups of other products load their pages, and some of those are in groups too.
  await expect(drawer.locator('[data-content]')).toHaveCount(0);
  await openGroups();
  expect(await findBrokenWords(drawer.getByRole('link'))).toEqual([]);
});

test('breaks the names of rows in the contents column @desktop', async ({ page }) => {
  await open(page, PREMIUM);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'clipboardCopyCellDelimiter', exact: true });
  await expect(link).toBeVisible();
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  expect(await findBrokenWords(contents.getByRole('link'))).toEqual([]);
});

test('finds and copies a broken name as one word @desktop', async ({ page }) => {
  await open(page, PREMIUM);
  const name = 'aiAssistantActiveConversationIndex';
  const row = page.locator(`#data-grid-premium-prop-${name}`);
  await expect(row.locator('h3 wbr').first()).toBeAttached();
  await expect(row.getByRole('heading', { name, exact: true })).toBeAttached();
  const found = await page.evaluate((text) => {
    getSelection()?.removeAllRanges();
    // The browser's own search, which isn't in TypeScript's types.
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find.call(window, text) ? getSelection()?.toString() : '';
  }, name);
  expect(found).toBe(name);
});
