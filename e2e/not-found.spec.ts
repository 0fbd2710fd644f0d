import { findViolations, summarize } from './support/findViolations.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedNoise: [/status of 404/] });

test('answers a wrong URL with status 404 and the nearest pages', async ({ page }) => {
  await watchLayoutShifts(page);
  const response = await page.goto('/x/introduction/instalation/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const suggestions = page.locator('[data-suggestions]').getByRole('link');
  await expect(suggestions.first()).toBeVisible();
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(summarize(await findViolations(page, 'not found'))).toEqual([]);
  await page.locator('[data-suggestions] a[href="/x/introduction/installation/"]').first().click();
  await expect(page).toHaveURL(/\/x\/introduction\/installation\/$/);
});

test('offers places to start if no page is similar', async ({ page }) => {
  const response = await page.goto('/qqq/www/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pages with a similar URL' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'X Docs home' })).toBeVisible();
});

test('answers a missing file with status 404 @desktop', async ({ request }) => {
  expect((await request.get('/x/_astro/missing.js')).status()).toBe(404);
});
