import { PROSE } from './support/fixturePaths.ts';
import { expect, test } from './support/test.ts';

test('prints the text and nothing around it', async ({ page }) => {
  await page.goto(PROSE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
