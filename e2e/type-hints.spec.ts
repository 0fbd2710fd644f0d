import type { Page } from '@playwright/test';
import { findViolations, summarize } from './support/findViolations.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/x/react-data-grid/sorting/';
const REFERENCE = '/x/api/data-grid/data-grid/';

const getHint = (page: Page) => page.locator('#type-hint');
const getLink = (page: Page) => page.locator('main .prose a.api-link').first();

/** Scrolls to a word in a visible code block, and returns the position of its middle. */
async function findWord(page: Page, word: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((wanted) => {
    for (const code of document.querySelectorAll('main [data-code-block] pre code')) {
      if (!code.checkVisibility()) continue;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const index = (node.nodeValue ?? '').search(new RegExp(`\\b${wanted}\\b`));
        if (index === -1) continue;
        node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + wanted.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
    }
    return undefined;
  }, word);
  if (!place) throw new Error(`No visible code contains ${word}.`);
  return place;
}

test('shows what a link in prose refers to while the pointer is on it @desktop', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(GUIDE);
  const hint = getHint(page);
  const link = getLink(page);
  await link.scrollIntoViewIfNeeded();
  expect(requests.filter((path) => path.includes('api-hints'))).toEqual([]);
  await link.hover();
  await expect(hint).toBeVisible();
  await expect(hint.locator('pre')).toContainText((await link.innerText()).replace(/\W.*/s, ''));
  await expect(hint.getByRole('link', { name: 'Open the reference' })).toHaveAttribute(
    'href',
    (await link.getAttribute('href')) ?? '',
  );
  expect(requests.filter((path) => path.includes('api-hints'))).toHaveLength(1);
  await hint.hover();
  await expect(hint).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(hint).toBeHidden();
});

test('closes with Escape, and stays closed while the pointer rests @desktop', async ({ page }) => {
  await page.goto(GUIDE);
  const link = getLink(page);
  await link.hover();
  await expect(getHint(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getHint(page)).toBeHidden();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.move(x + 6, y + 4);
  // Another popover opens, so a second one for the first link would have opened by now.
  await page.locator('main .prose a.api-link').nth(1).hover();
  await expect(getHint(page)).toBeVisible();
});

test('shows props and exports in code, and nothing for other words @desktop', async ({ page }) => {
  await page.goto(GUIDE);
  const hint = getHint(page);
  const pointAt = async (word: string) => {
    const { x, y } = await findWord(page, word);
    await page.mouse.move(x, y);
    await page.mouse.move(x + 1, y);
  };
  await expect(async () => {
    await pointAt('columns');
    await expect(hint).toContainText('columns: readonly GridColDef', { timeout: 2000 });
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(hint).toBeHidden();
  await expect(async () => {
    await pointAt('DataGrid');
    await expect(hint).toContainText("from '@mui/x-data-grid'", { timeout: 2000 });
  }).toPass();
});

test('shows a link in focus, and describes it @desktop', async ({ page }) => {
  await page.goto(GUIDE);
  const link = getLink(page);
  await link.scrollIntoViewIfNeeded();
  // Focus counts as visible if the last input came from a key.
  await page.keyboard.press('Shift');
  await link.focus();
  await expect(getHint(page)).toBeVisible();
  await expect(link).toHaveAttribute('aria-describedby', 'type-hint');
  await page.mouse.move(2, 2);
  await expect(getHint(page)).toBeVisible();
  expect(summarize(await findViolations(page, 'type hint'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(link).not.toHaveAttribute('aria-describedby', 'type-hint');
});

test('goes through the names with the arrow keys @desktop', async ({ page }) => {
  await page.goto(GUIDE);
  const hint = getHint(page);
  await page.keyboard.press('i');
  await expect(hint).toContainText('Esc: close');
  const first = await hint.getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(hint).not.toHaveAttribute('aria-label', first ?? '');
  await expect(page.locator('#announcements')).not.toBeEmpty();
  await page.keyboard.press('ArrowLeft');
  await expect(hint).toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('i');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/data-grid\//);
});

test('starts in the block of code with focus @desktop', async ({ page }) => {
  await page.goto(GUIDE);
  const block = page.locator('main [data-code-block] pre:visible').first();
  await block.focus();
  await page.keyboard.press('i');
  const hint = getHint(page);
  await expect(hint).toBeVisible();
  expect(await block.innerText()).toContain((await hint.getAttribute('aria-label')) ?? '-');
});

test('shows types of the reference in right-to-left pages, within the screen @desktop', async ({
  page,
}) => {
  await page.goto(REFERENCE);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.locator('main [data-type]:visible').first().hover();
  const hint = getHint(page);
  await expect(hint).toBeVisible();
  const box = await hint.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
});

test('opens on a tap, closes on another, and leaves links alone @phone', async ({ page }) => {
  await page.goto(GUIDE);
  const hint = getHint(page);
  await expect(async () => {
    const { x, y } = await findWord(page, 'columns');
    await page.touchscreen.tap(x, y);
    await expect(hint).toContainText('GridColDef', { timeout: 2000 });
  }).toPass();
  const box = await hint.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page
    .locator('main p:visible')
    .first()
    .tap({ position: { x: 2, y: 2 } });
  await expect(hint).toBeHidden();
  await getLink(page).tap();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\//);
});
