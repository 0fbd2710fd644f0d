import { expect, test } from './support/test.ts';

test('reaches the skip link first, and the text from there', async ({ page }) => {
  await page.goto('/x/introduction/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('goes through the header, the navigation, the text, and the contents in that order @desktop', async ({
  page,
}) => {
  await page.goto('/x/introduction/installation/');
  test.slow();
  const regions: string[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const region = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const part = element.closest('header, #drawer, main, [data-contents]');
      return part ? part.id || part.tagName.toLowerCase() : 'skip link';
    });
    if (region === 'end') break;
    if (regions.at(-1) !== region) regions.push(region);
  }
  expect(regions).toEqual(['skip link', 'header', 'drawer', 'main-content', 'nav']);
});

test('shows where the focus is', async ({ page }) => {
  await page.goto('/x/introduction/');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px'
        ? 'ring'
        : boxShadow === 'none'
          ? 'none'
          : 'ring';
    });
    expect(ring, `step ${step}`).not.toBe('none');
  }
});

test('opens and closes the settings from the keyboard @desktop', async ({ page }) => {
  await page.goto('/x/introduction/');
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close settings' })).toBeFocused();
  // After its last control, a modal dialog passes the focus to the browser (`body` is active), but never to the page behind it.
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isBehind, `step ${step}`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('goes to the neighbors by bracket keys and lists all keys @desktop', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  await page.waitForLoadState('load');
  const next = await page.locator('main a[rel=next]').getAttribute('href');
  await page.keyboard.press(']');
  await page.waitForURL(`**${next}`);
  await page.waitForLoadState('load');
  await page.keyboard.press('[');
  await page.waitForURL('**/installation/');
  await page.waitForLoadState('load');
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Shift+?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('term')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('acts on a key that was pressed while the page was loading @desktop', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/shell\.[\w-]+\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/x/api/data-grid/data-grid-premium/', { waitUntil: 'commit' });
  const filter = page.getByRole('searchbox', { name: 'Filter props, slots, and classes' });
  await expect(filter).toBeVisible();
  await page.keyboard.press('f');
  await expect(filter).not.toBeFocused();
  pressed.resolve();
  await expect(filter).toBeFocused();
});
