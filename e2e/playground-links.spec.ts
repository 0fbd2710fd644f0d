import type { Page } from '@playwright/test';
import { findViolations, summarize } from './support/findViolations.ts';
import { DEMOS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { getResult, HELLO, openLink, replaceCode } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.describe('with a link that cannot be read', () => {
  test('opens an empty editor and says that the link is damaged @desktop', async ({ page }) => {
    await page.goto('/playground/#code=%00%3Cscript%3E');
    await expect(page.getByRole('alert')).toContainText('This link is damaged');
    await expect(page.locator('.cm-content')).toHaveText('');
    await replaceCode(page, HELLO);
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
  });

  test('refuses a short link with 60,000 lines of code, and stays alive @desktop', async ({
    page,
  }) => {
    await openLink(page, 'const row = 1;\n'.repeat(60_000));
    await expect(page.getByRole('alert')).toContainText('more code than the playground supports');
    await expect(page.locator('.cm-content')).toHaveText('');
    await replaceCode(page, HELLO);
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
  });

  test('refuses a link that is too long @desktop', async ({ page }) => {
    await page.goto(`/playground/#code=${'A'.repeat(200_000)}`);
    await expect(page.getByRole('alert')).toContainText('more code than the playground supports');
    await expect(page.locator('.cm-content')).toHaveText('');
  });
});

test.describe('code that someone else shared', () => {
  const question = (page: Page) =>
    page.getByRole('group', { name: 'This code was shared by someone else. Run it?' });

  test('is shown, and runs only after the reader agrees, once for each code', async ({ page }) => {
    await openLink(page, HELLO);
    await expect(question(page)).toBeVisible();
    await expect(page.locator('.cm-content')).toContainText('Hello');
    await expect(page.locator('iframe')).toHaveCount(0);
    await question(page).getByRole('button', { name: 'Run the code' }).press('Enter');
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await expect(question(page)).toBeHidden();

    await page.reload();
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await openLink(page, HELLO.replace('Hello', 'Ahoy'));
    await expect(question(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('does not run while it is edited, and runs by the button in the bar', async ({ page }) => {
    await openLink(page, HELLO);
    await expect(question(page)).toBeVisible();
    await replaceCode(page, HELLO.replace('Hello', 'Ahoy'));
    await expect(page.locator('html')).toHaveAttribute('data-unsaved', '');
    await expect(question(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(getResult(page).getByText('Ahoy')).toBeVisible({ timeout: 30_000 });
  });

  test('can be left for a sample @desktop', async ({ page }) => {
    await openLink(page, HELLO);
    await question(page).getByRole('button', { name: 'Start from a sample instead' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(/\/playground\/$/);
    await expect(getResult(page).getByText('Curlew')).toBeVisible({ timeout: 30_000 });
  });

  test('gives axe nothing to find @desktop', async ({ page }) => {
    await openLink(page, HELLO);
    await expect(question(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(summarize(await findViolations(page, colorScheme))).toEqual([]);
    }
  });

  test('runs without a question if a demo of this site sent it', async ({
    page,
    context,
    isMobile,
  }) => {
    await openDemo(page, DEMOS, 'HarbourTree');
    const demo = page.locator('#HarbourTree');
    if (isMobile) await demo.locator('summary[aria-label="More actions"]').click();
    const opened = context.waitForEvent('page');
    await demo.getByRole('button', { name: 'Open in the playground' }).click();
    const playground = await opened;
    await expect(getResult(playground).getByRole('treeitem', { name: 'Quay' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(question(playground)).toBeHidden();
  });
});
