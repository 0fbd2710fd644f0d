import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithWorker, UNREAD, UNREAD_TITLE, visit } from './support/serviceWorker.ts';
import { wakeDemo } from './support/wakeDemo.ts';

test.describe('saving a product', () => {
  const row = (page: Page) =>
    page
      .getByRole('region', { name: 'Products' })
      .getByRole('listitem')
      .filter({ hasText: 'Tree View' });

  test('makes all of it readable offline until it is deleted @desktop', async ({ browser }) => {
    test.setTimeout(120_000);
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page, '/x/offline/');
      await expect(row(page)).toContainText(/\d+ pages, [\d.]+ MB/);
      await row(page).getByRole('button', { name: 'Save Tree View for offline reading' }).click();
      await expect(row(page)).toContainText(/Saved on this device, [\d.]+ MB/, { timeout: 60_000 });
      site.cut();
      await page.goto(UNREAD);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(UNREAD_TITLE);
      await wakeDemo(page);
      await page
        .getByRole('button', { name: /^(Show|Expand) code/ })
        .first()
        .click();
      await page.goto('/x/api/tree-view/rich-tree-view/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('RichTreeView');

      await page.goto('/x/offline/');
      await row(page).getByRole('button', { name: 'Delete Tree View from this device' }).click();
      await expect(row(page)).not.toContainText('On this device');
      await page.goto('/x/react-tree-view/simple-tree-view/focus/');
      await expect(page.getByText("this page isn't saved on this device")).toBeVisible();
    });
  });

  test('can be canceled @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page, '/x/offline/');
      site.delayMs = 400;
      await row(page).getByRole('button', { name: 'Save Tree View for offline reading' }).click();
      await expect(row(page).getByRole('progressbar')).toBeVisible();
      await row(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(
        row(page).getByRole('button', { name: 'Save Tree View for offline reading' }),
      ).toBeVisible();
      expect(
        (await page.evaluate(() => caches.keys())).filter((name) => name.includes('saved')),
      ).toEqual([]);
    });
  });

  test('says that the device is full, and keeps the site readable @desktop', async ({
    browser,
  }) => {
    await visit(browser, async ({ context, page, origin }) => {
      await openWithWorker(page, '/x/offline/');
      const devtools = await context.newCDPSession(page);
      const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 200_000 });
      await row(page).getByRole('button', { name: 'Save Tree View for offline reading' }).click();
      await expect(row(page)).toContainText("There isn't enough space on this device");
      expect(
        (await page.evaluate(() => caches.keys())).filter((name) => name.includes('saved')),
      ).toEqual([]);
      await page.goto(UNREAD);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(UNREAD_TITLE);
    });
  });
});
