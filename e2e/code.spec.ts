import { PROSE } from './support/fixturePaths.ts';
import { expect, test } from './support/test.ts';

test('copies a block and shows that it did for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PROSE);
  const block = page.locator('[data-code-block]').filter({ visible: true }).first();
  const button = block.getByRole('button', { name: 'Copy the code' });
  await block.hover();
  const shown = button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let start = 0;
        new MutationObserver(() => {
          if (element.hasAttribute('data-copied')) start = performance.now();
          else resolve(performance.now() - start);
        }).observe(element, { attributeFilter: ['data-copied'] });
      }),
  );
  await button.click();
  await expect(button).toHaveAttribute('data-copied', '');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  );
  // Timers are never early, and they're a little late on a busy machine.
  expect(await shown).toBeGreaterThanOrEqual(1195);
  expect(await shown).toBeLessThan(1900);
});

test('tells screen readers that it copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PROSE);
  const block = page.locator('[data-code-block]').filter({ visible: true }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.locator('#announcements')).toHaveText('Copied');
});

test('switches all tabs of a group and remembers the choice', async ({ page }) => {
  await page.goto(PROSE);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  for (const button of await page.getByRole('tab', { name: 'pnpm' }).all()) {
    await expect(button).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
});

test('moves between tabs with the arrow keys @desktop', async ({ page }) => {
  await page.goto(PROSE);
  const list = page.getByRole('tablist').first();
  await list.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', { name: 'pnpm' })).toBeFocused();
  await expect(list.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(list.getByRole('tab', { name: 'yarn' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', { name: 'npm', exact: true })).toBeFocused();
});

test('scrolls wide code inside itself', async ({ page }) => {
  await page.goto(PROSE);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});
