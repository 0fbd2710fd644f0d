import { PROSE } from './support/fixturePaths.ts';
import { expect, openSettings, test } from './support/test.ts';

const scheme = 'data-mui-color-scheme';

test('changes the colors and keeps them after a reload', async ({ page }) => {
  await page.goto('/x/introduction/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute(scheme, 'light');
  const color = (await openSettings(page)).getByRole('group', { name: 'Color' });
  const mode = color.getByRole('group', { name: 'Mode' });
  await mode.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html).toHaveAttribute(scheme, 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    'hsl(210, 14%, 7%)',
  );
  await page.reload();
  await expect(html).toHaveAttribute(scheme, 'dark');
  await expect((await openSettings(page)).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('follows the system until the reader chooses', async ({ page }) => {
  await page.goto('/x/introduction/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute(scheme, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute(scheme, 'dark');
  const dialog = await openSettings(page);
  await expect(dialog.getByRole('radio', { name: 'System' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect(html).toHaveAttribute(scheme, 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute(scheme, 'light');
});

test('applies a change to other tabs @desktop', async ({ page, context }) => {
  await page.goto('/x/introduction/');
  const other = await context.newPage();
  await other.goto('/x/introduction/licensing/', { waitUntil: 'load' });
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await expect(other.locator('html')).toHaveAttribute(scheme, 'dark');
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('remembers direction, density, code, and shortcuts', async ({ page }) => {
  await page.goto('/x/introduction/');
  let dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'JavaScript' }).check({ force: true });
  await dialog.getByRole('switch', { name: 'Dense demos' }).click();
  await dialog.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-dense', '');
  dialog = await openSettings(page);
  await expect(dialog.getByRole('radio', { name: 'Right to left' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Dense demos' })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Keyboard shortcuts' })).not.toBeChecked();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'codeVariant')?.value).toBe('JS');
});

test('returns focus to its button', async ({ page }) => {
  await page.goto('/x/introduction/');
  const dialog = await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await openSettings(page);
  await dialog.getByRole('button', { name: 'Close settings' }).click();
  await expect(dialog).toBeHidden();
});

test('mirrors the page, but not the code, in right-to-left', async ({ page, isMobile }) => {
  await page.addInitScript(() => localStorage.setItem('x-direction', 'rtl'));
  await page.goto(PROSE);
  const width = page.viewportSize()?.width ?? 0;
  const settings = await page.getByRole('button', { name: 'Settings' }).boundingBox();
  expect(settings?.x).toBeLessThan(width / 4);
  await expect(page.locator('[data-code-block] pre').first()).toHaveCSS('direction', 'ltr');
  if (!isMobile) {
    const drawer = await page.getByRole('navigation', { name: 'Documentation' }).boundingBox();
    expect(drawer?.x).toBeGreaterThan(width / 2);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test.describe('with storage blocked', () => {
  test('works for as long as the page is open @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto(PROSE);
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute(scheme, 'light');
  });
});

test.describe('with invalid values in storage', () => {
  test('starts with the defaults', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('mui-mode', 'sepia');
      localStorage.setItem('mui-color-scheme-light', 'solarized');
      localStorage.setItem('x-direction', 'up');
      sessionStorage.setItem('x-drawer', '{"groups":');
    });
    await page.goto('/x/introduction/');
    await expect(page.locator('html')).toHaveAttribute(scheme, 'light');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});
