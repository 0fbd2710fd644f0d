import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDistDir } from '#generator/files/getDistDir.ts';
import {
  openWithWorker,
  READ,
  READ_TITLE,
  UNREAD,
  visit,
  WORKER,
} from './support/serviceWorker.ts';
import { wakeDemo } from './support/wakeDemo.ts';

test('is registered only on the configured host @desktop', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}${READ}`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
});

test('is served with its own policy and never from a cache @desktop', async ({ request }) => {
  const headers = (await request.get(WORKER)).headers();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['service-worker-allowed']).toBe('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('keeps the first page that is read, and explains that others are missing @desktop', async ({
  browser,
}) => {
  await visit(browser, async ({ site, page }) => {
    await openWithWorker(page);
    await wakeDemo(page);
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('x-docs-assets-1')).keys()).length),
      )
      .toBeGreaterThan(5);
    site.cut();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(READ_TITLE);
    await wakeDemo(page);

    await page.goto(UNREAD);
    await expect(page.getByText("this page isn't saved on this device")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Read offline' })).toBeVisible();
    await page
      .getByRole('region', { name: 'Visited pages' })
      .getByRole('link', { name: READ_TITLE })
      .click();
    await expect(page).toHaveURL(new RegExp(`${READ}$`));

    site.restore();
    await page.goto(UNREAD);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Read offline');
  });
});

test('never shows an old page while the network answers @desktop', async ({ browser }) => {
  await visit(browser, async ({ site, page }) => {
    await openWithWorker(page);
    site.asked.length = 0;
    await page.goto(READ);
    expect(site.asked).toContain(READ);
    await page.goto('/x/no-such-page/');
    await expect(page.getByText('404')).toBeVisible();
  });
});

test('completes the group of another product without a network @desktop', async ({ browser }) => {
  await visit(browser, async ({ site, page }) => {
    await openWithWorker(page);
    site.cut();
    await page.reload();
    const group = page.locator('[data-group="/x/react-charts-group"]');
    await expect(group.locator('a')).toHaveCount(3);
    await group.locator('> summary').click();
    await expect(group.getByRole('link', { name: 'Sankey' })).toBeVisible();
  });
});

test('serves Chinese pages too @desktop', async ({ browser }) => {
  await visit(browser, async ({ site, page }) => {
    await openWithWorker(page, '/zh/x/introduction/');
    site.cut();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await page.goto('/zh/x/introduction/licensing/');
    await expect(page.getByRole('heading', { level: 1, name: '离线阅读' })).toBeVisible();
  });
});

test.describe('a response with the wrong content', () => {
  const ASSETS = 'x-docs-assets-1';
  const LOGIN = '<!DOCTYPE html><title>Log in to the network</title>';
  /** A script that the pages of this test don't load. */
  const SCRIPT = `/x/_astro/${
    readdirSync(path.join(getDistDir(), 'x/_astro')).find((name) =>
      /^AdapterMoment\.[\w-]{8}\.js$/.test(name),
    ) ?? ''
  }`;

  const load = (page: Page, url: string) =>
    page.evaluate(async (address) => {
      const response = await fetch(address, { cache: 'no-store' });
      return { type: response.headers.get('content-type'), text: await response.text() };
    }, url);
  /** Reads the cached content of a URL. */
  const readKept = (page: Page, url: string) =>
    page.evaluate(async (address) => (await caches.match(address))?.text(), url);

  test('is not cached, but the right one is as soon as it arrives @desktop', async ({
    browser,
  }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page);
      await page.reload({ waitUntil: 'networkidle' });
      const source = readFileSync(path.join(getDistDir(), SCRIPT), 'utf8');
      for (const [body, type] of [
        [LOGIN, 'text/html; charset=utf-8'],
        // The right type with half of the content.
        [source.slice(0, source.length / 2), 'text/javascript; charset=utf-8'],
      ] as const) {
        site.replaced.set(SCRIPT, { status: 200, body, type });
        expect((await load(page, SCRIPT)).text).toBe(body);
        await page.waitForTimeout(300);
        expect(await readKept(page, SCRIPT)).toBeUndefined();
      }
      site.replaced.clear();
      expect((await load(page, SCRIPT)).text).toBe(source);
      await expect.poll(() => readKept(page, SCRIPT)).toBe(source);
    });
  });

  test('is replaced if it was cached @desktop', async ({ browser }) => {
    await visit(browser, async ({ page }) => {
      await openWithWorker(page);
      await page.reload({ waitUntil: 'networkidle' });
      await page.evaluate(
        async ([name, url, body]) => {
          const cache = await caches.open(name);
          await cache.put(url, new Response(body, { headers: { 'content-type': 'text/html' } }));
        },
        [ASSETS, SCRIPT, LOGIN] as const,
      );
      const source = readFileSync(path.join(getDistDir(), SCRIPT), 'utf8');
      expect((await load(page, SCRIPT)).text).toBe(source);
      await expect.poll(() => readKept(page, SCRIPT)).toBe(source);
    });
  });

  test('is replaced by a cached copy @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page);
      await page.reload({ waitUntil: 'networkidle' });
      const theme = '/x/demo-theme.css';
      const { text } = await load(page, theme);
      await expect.poll(() => readKept(page, theme)).toBe(text);
      site.replaced.set(theme, { status: 200, body: LOGIN, type: 'text/html' });
      expect((await load(page, theme)).text).toBe(text);
      expect(await readKept(page, theme)).toBe(text);
    });
  });
});

test('waits for a silent network for at most three seconds @desktop', async ({ browser }) => {
  await visit(browser, async ({ site, page }) => {
    await openWithWorker(page);
    await page.reload({ waitUntil: 'networkidle' });
    const urls = ['/x/demo-theme.css', '/x/live/imports.json', READ];
    const load = (url: string) =>
      page.evaluate(async (address) => {
        const start = performance.now();
        const { status } = await fetch(address, { cache: 'no-store' });
        return { status, seconds: (performance.now() - start) / 1000 };
      }, url);
    for (const url of urls.slice(0, 2)) {
      await load(url);
      await page.waitForFunction(
        async (address) => (await caches.match(address)) !== undefined,
        url,
      );
    }
    for (const url of urls) site.silent.add(url);
    for (const url of urls.slice(0, 2)) {
      const { status, seconds } = await load(url);
      expect(status).toBe(200);
      expect(seconds).toBeLessThan(3.5);
    }
    const start = Date.now();
    await page.goto(READ, { waitUntil: 'commit' });
    expect(Date.now() - start).toBeLessThan(4000);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(READ_TITLE);
  });
});
