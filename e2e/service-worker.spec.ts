import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { siteConfig } from '../content/site.config.ts';
import { bundleWorker } from '#generator/offline/bundleWorker.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { getTitle } from './support/guides.ts';
import { FlakySite } from './support/FlakySite.ts';
import { wakeDemo } from './support/wakeDemo.ts';

const READ = '/x/react-tree-view/rich-tree-view/selection/';
const UNREAD = '/x/react-tree-view/rich-tree-view/focus/';
const READ_TITLE = getTitle(READ.slice(0, -1));
const UNREAD_TITLE = getTitle(UNREAD.slice(0, -1));
const WORKER = siteConfig.serviceWorker.url;
const SOURCE = path.join(getDistDir(), WORKER);

interface Visit {
  site: FlakySite;
  context: BrowserContext;
  page: Page;
  origin: string;
}

/** A visit to a site that has a worker, through a proxy that the test controls. */
async function visit(browser: Browser, run: (visit: Visit) => Promise<void>): Promise<void> {
  const { baseURL, viewport } = test.info().project.use;
  const site = new FlakySite(baseURL ?? '');
  const origin = `http://127.0.0.1:${await site.listen()}`;
  const context = await browser.newContext({ viewport: viewport ?? null, baseURL: origin });
  try {
    await run({ site, context, page: await context.newPage(), origin });
  } finally {
    await context.close();
    await site.close();
  }
}

/** Opens a page and waits until the worker controls it and has cached it. */
async function openWithWorker(page: Page, url = READ): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const pathname = new URL(page.url()).pathname;
  await page.waitForFunction(
    async (address) => (await caches.match(address)) !== undefined,
    pathname,
  );
}

/** Publishes another version of the worker. */
function release(site: FlakySite, version: string): void {
  const body = readFileSync(SOURCE, 'utf8').replace(/^\/\* \w+ \*\//, `/* ${version} */`);
  site.replaced.set(WORKER, { status: 200, body });
}

const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });

/** Marks a page, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => true);

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

test.describe('a response that is not what was asked for', () => {
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
  /** The content that is kept for a URL. */
  const readKept = (page: Page, url: string) =>
    page.evaluate(async (address) => (await caches.match(address))?.text(), url);

  test('is not kept, and the right one is as soon as it comes @desktop', async ({ browser }) => {
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

  test('is replaced where it was kept @desktop', async ({ browser }) => {
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

  test('gives way to a copy @desktop', async ({ browser }) => {
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

test('waits for a silent network no longer than three seconds @desktop', async ({ browser }) => {
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

test.describe('an update', () => {
  test('is applied and reloads the page once @desktop', async ({ browser }) => {
    await visit(browser, async ({ site, page }) => {
      await openWithWorker(page);
      await page.reload({ waitUntil: 'networkidle' });
      await mark(page);
      release(site, 'second');
      // On a slow machine, the load event of this page can come after its network is idle, so new documents are counted instead.
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
