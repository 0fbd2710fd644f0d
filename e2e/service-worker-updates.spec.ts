import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bundleWorker } from '#generator/offline/bundleWorker.ts';
import {
  isMarked,
  mark,
  openWithWorker,
  READ_TITLE,
  release,
  update,
  visit,
  WORKER,
} from './support/serviceWorker.ts';

test.describe('an update', () => {
  test('is applied and reloads the page once @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page);
      await page.reload({ waitUntil: 'networkidle' });
      await mark(page);
      release(site, 'second');
      // Counts documents instead of load events, because on a slow machine, the load event can come after the network is idle.
      await page.addInitScript(() => {
        const count = Number(sessionStorage.getItem('documents')) + 1;
        if (window === top) sessionStorage.setItem('documents', String(count));
      });
      await page.bringToFront();
      await update(page);
      await expect.poll(() => isMarked(page)).toBe(false);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => sessionStorage.getItem('documents'))).toBe('1');
    });
  });

  test('reloads two tabs, each when it gets focus @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, context, page }) => {
      await openWithWorker(page);
      await page.reload({ waitUntil: 'networkidle' });
      const other = await context.newPage();
      // In a headless browser every tab reports that it has focus.
      for (const tab of [page, other])
        await tab.addInitScript(() => {
          Object.assign(window, { isLookedAt: false });
          document.hasFocus = () => (window as unknown as { isLookedAt: boolean }).isLookedAt;
        });
      await page.reload({ waitUntil: 'networkidle' });
      await other.goto('/x/introduction/', { waitUntil: 'networkidle' });
      await Promise.all([mark(page), mark(other)]);
      const look = (tab: Page) => tab.evaluate(() => Object.assign(window, { isLookedAt: true }));
      release(site, 'second');
      await update(page);
      await page.waitForTimeout(500);
      expect(await isMarked(page)).toBe(true);
      await look(page).catch(() => {});
      await expect.poll(() => isMarked(page)).toBe(false);
      expect(await isMarked(other)).toBe(true);
      await look(other).catch(() => {});
      await expect.poll(() => isMarked(other)).toBe(false);
    });
  });

  test('never reloads over unsent text @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page, '/x/search/');
      await page.reload({ waitUntil: 'networkidle' });
      await mark(page);
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('half a th');
      release(site, 'second');
      await page.bringToFront();
      await update(page);
      const notice = page.getByText('A new version of this site is available');
      await expect(notice).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => isMarked(page)).toBe(false);
    });
  });

  for (const [name, replacement] of [
    ['a server error', { status: 500, body: 'fault' }],
    ['a broken script', { status: 200, body: 'throw new Error("broken release")' }],
  ] as const) {
    test(`changes nothing when it fails: ${name} @desktop`, async ({ browser }) => {
      await visit(browser, async ({ site, page }) => {
        await openWithWorker(page);
        await page.reload({ waitUntil: 'networkidle' });
        await mark(page);
        site.replaced.set(WORKER, replacement);
        await update(page);
        await page.waitForTimeout(500);
        expect(await isMarked(page)).toBe(true);
        site.cut();
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(READ_TITLE);
      });
    });
  }

  test('removes the worker and its caches with the kill switch @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page);
      const body = await bundleWorker('retired', {
        version: 'retired',
        core: [],
        digests: {},
      });
      site.replaced.set(WORKER, { status: 200, body });
      await update(page);
      await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => ['busy'])).toEqual([]);
      await expect
        .poll(() =>
          page
            .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
            .catch(() => 1),
        )
        .toBe(0);
    });
  });

  test('deletes the caches of older versions @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page);
      await page.reload({ waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        await caches.open('x-docs-core-1-older');
        await caches.open('someone-elses');
      });
      release(site, 'second');
      await update(page);
      await expect
        .poll(() => page.evaluate(() => caches.keys()).catch(() => ['x-docs-core-1-older']))
        .not.toContain('x-docs-core-1-older');
      expect(await page.evaluate(() => caches.keys())).toContain('someone-elses');
    });
  });
});
