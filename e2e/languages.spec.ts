import zh from '#content/strings/zh.json' with { type: 'json' };
import { findGuide } from './support/guides.ts';
import { PROSE } from './support/fixturePaths.ts';
import { expect, openSettings, test } from './support/test.ts';

test('switches to Chinese and back on the same page', async ({ page }) => {
  await page.goto(PROSE);
  await (await openSettings(page)).getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh${PROSE}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('文本示例');
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(PROSE);
});

test('keeps the language on the next page', async ({ page }) => {
  await page.goto('/zh/x/introduction/');
  const link = page.getByRole('main').locator('a[href^="/zh/x/introduction/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('says that a page is not translated and links to the English one', async ({ page }) => {
  const original = findGuide({ isTranslated: false });
  await page.goto(`/zh${original}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const link = page.getByRole('main').locator('a[hreflang=en]').first();
  await link.click();
  await expect(page).toHaveURL(original);
});

for (const path of [
  '/x/react-tree-view/rich-tree-view/selection/components-api/',
  '/x/api/charts/bar-chart/',
  '/playground/',
]) {
  test(`stays on ${path}, which exists in English only, says so, and remembers the choice @desktop`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const settings = await openSettings(page);
    await expect(settings).toContainText('This page is available in English only.');
    await settings.getByRole('link', { name: '中文' }).click();
    const readCookie = async () =>
      (await context.cookies()).find(({ name }) => name === 'userLanguage')?.value;
    await expect.poll(readCookie).toBe('zh');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('follows the language in the query @desktop', async ({ page, context }) => {
  await page.goto('/x/introduction/?userLanguage=zh');
  await expect(page).toHaveURL('/zh/x/introduction/');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'userLanguage')?.value).toBe('zh');
  await page.goto('/zh/x/introduction/?userLanguage=tlh');
  await expect(page).toHaveURL('/x/introduction/');
  await page.goto('/x/api/charts/bar-chart/?userLanguage=zh');
  await expect(page).toHaveURL('/x/api/charts/bar-chart/');
});

test('leads from an English-only page back to the chosen language', async ({ page }) => {
  await page.goto('/x/api/charts/bar-chart/?userLanguage=zh');
  await expect(page).toHaveURL('/x/api/charts/bar-chart/');
  await page.reload();
  const home = page.getByRole('banner').getByRole('link', { name: 'X Docs home' });
  await expect(home).toHaveAttribute('href', '/zh/x/');
  await home.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('has a start page in Chinese and switches it', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await (await openSettings(page)).getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zh\/x\/$/);
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
});

test('redirects a language without its slash @desktop', async ({ request }) => {
  const response = await request.get('/zh', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/zh/');
});

test.describe('on a missing page', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('answers in Chinese, and changes the language on a page that exists', async ({ page }) => {
    const response = await page.goto('/zh/x/introduction/instalation/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh.notFound.title);
    await expect(
      page.locator('[data-suggestions] a[href="/zh/x/introduction/installation/"]').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: '设置' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/x/');
  });

  test('has no page at its path @desktop', async ({ request }) => {
    expect((await request.get('/zh/404/')).status()).toBe(404);
  });
});
