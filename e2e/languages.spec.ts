import { expect, openSettings, test } from './support/test.ts';

test('switches to Chinese and back on the same page', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  await (await openSettings(page)).getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/x/introduction/installation/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装');
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/x/introduction/installation/');
});

test('keeps the language while moving on', async ({ page }) => {
  await page.goto('/zh/x/introduction/');
  await page.getByRole('main').getByRole('link', { name: /安装/ }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/zh\/x\//);
});

test('says that a page is not translated and leads to the English one', async ({ page }) => {
  await page.goto('/zh/x/react-tree-view/quickstart/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const link = page.getByRole('main').locator('a[hreflang=en]').first();
  await link.click();
  await expect(page).toHaveURL('/x/react-tree-view/quickstart/');
});
