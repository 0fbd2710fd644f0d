import { PROSE } from './support/fixturePaths.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

const FONT = '**/geist-mono*.woff2';
const loaded = () => document.fonts.check("16px 'Geist Mono Variable'");

test('replaces the fallback of the code font without moving anything', async ({ page }) => {
  await watchLayoutShifts(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FONT, async (route) => {
    await held;
    await route.continue();
  });
  // The page can't finish loading while the font is held back.
  await page.goto(PROSE, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('pre code').first()).toBeVisible();
  expect(await page.evaluate(loaded)).toBe(false);
  const measure = () =>
    page.evaluate(() => {
      const [block, inline] = ['pre code', 'p code'].map((part) => document.querySelector(part)!);
      return {
        block: block!.scrollWidth,
        inline: inline!.getBoundingClientRect().width,
        page: document.documentElement.scrollHeight,
      };
    });
  const before = await measure();
  release();
  await page.waitForFunction(loaded);
  const after = await measure();
  expect(Math.abs(after.block - before.block)).toBeLessThanOrEqual(1);
  expect(Math.abs(after.inline - before.inline)).toBeLessThan(0.5);
  expect(after.page).toBe(before.page);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('uses one code font in text, blocks, and the reference', async ({ page }) => {
  for (const [path, part] of [
    [PROSE, 'pre code'],
    [PROSE, 'p code'],
    ['/x/api/charts/line-chart/', 'main pre code'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(part).first()).toHaveCSS('font-family', /^"Geist Mono Variable"/);
  }
});
