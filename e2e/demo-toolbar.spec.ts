import { expect, openSettings, test } from './support/test.ts';

test('shows every demo in the language of code that the settings choose @desktop', async ({
  page,
}) => {
  await page.goto('/x/react-charts/bars/');
  const first = page.locator('[data-demo-frame]').first();
  await first.getByRole('button', { name: /code/i }).first().click();
  const settings = await openSettings(page);
  await settings.getByRole('radio', { name: 'JavaScript' }).check();
  await page.keyboard.press('Escape');
  const pressed = page.locator('[data-demo-action=variant][data-value=JS]');
  const count = await page.locator('[data-demo-frame]').count();
  expect(count).toBeGreaterThan(1);
  await expect(pressed.and(page.locator('[aria-pressed=true]'))).toHaveCount(count);
});

test('applies the variant of a deep link to all demos and remembers it @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/x/react-charts/bars/');
  const name = await page.locator('[data-demo-frame]').nth(1).getAttribute('id');
  for (const [before, extension, after] of [
    [undefined, 'js', 'JS'],
    ['JS', 'tsx', 'TS'],
  ] as const) {
    await context.clearCookies();
    if (before)
      await context.addCookies([
        { name: 'codeVariant', value: before, url: new URL('/', page.url()).href },
      ]);
    await page.goto('about:blank');
    await page.goto(`/x/react-charts/bars/#${name}.${extension}`);
    const count = await page.locator('[data-demo-frame]').count();
    const pressed = page.locator(
      `[data-demo-action=variant][data-value=${after}][aria-pressed=true]`,
    );
    await expect(pressed).toHaveCount(count);
    const readCookie = async () =>
      (await context.cookies()).find((cookie) => cookie.name === 'codeVariant')?.value;
    await expect.poll(readCookie).toBe(after);
  }
});

test('moves through the menu of a demo by arrow keys and confirms a copied link @desktop', async ({
  page,
}) => {
  await page.goto('/x/react-charts/bars/');
  const frame = page.locator('[data-demo-frame]').first();
  const more = frame.locator('summary[aria-label="More actions"]');
  await more.focus();
  await page.keyboard.press('ArrowDown');
  const items = frame.locator('details[data-menu] :is(button, a):visible');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await frame.getByRole('button', { name: 'Copy link to JavaScript source' }).click();
  await expect(page.getByText('Link to the source code has been copied').last()).toBeVisible();
});
