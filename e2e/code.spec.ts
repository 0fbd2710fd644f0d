import { expect, test } from './support/test.ts';

const page = '/x/introduction/installation/';

test('copies a block and says so for a moment', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto(page);
  const block = tab.locator('[data-code-block]').filter({ visible: true }).first();
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
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  );
  // A timer is never early and on a busy machine somewhat late.
  expect(await shown).toBeGreaterThanOrEqual(1195);
  expect(await shown).toBeLessThan(1900);
});

test('says to screen readers that it copied', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto(page);
  const block = tab.locator('[data-code-block]').filter({ visible: true }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect(tab.locator('#announcements')).toHaveText('Copied');
});

test('switches all tabs of a group and remembers the choice', async ({ page: tab }) => {
  await tab.goto(page);
  await tab.getByRole('tab', { name: 'pnpm' }).first().click();
  for (const button of await tab.getByRole('tab', { name: 'pnpm' }).all()) {
    await expect(button).toHaveAttribute('aria-selected', 'true');
  }
  await expect(tab.getByRole('tabpanel').first()).toContainText('pnpm');
  await tab.reload();
  await expect(tab.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(tab.getByRole('tabpanel').first()).toContainText('pnpm');
});

test('moves between tabs by arrow keys @desktop', async ({ page: tab }) => {
  await tab.goto(page);
  const list = tab.getByRole('tablist').first();
  await list.getByRole('tab', { name: 'npm', exact: true }).focus();
  await tab.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', { name: 'pnpm' })).toBeFocused();
  await expect(list.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  await tab.keyboard.press('End');
  await expect(list.getByRole('tab', { name: 'yarn' })).toBeFocused();
  await tab.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', { name: 'npm', exact: true })).toBeFocused();
});

test('scrolls wide code inside itself', async ({ page: tab }) => {
  await tab.goto(page);
  expect(
    await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});
