import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { siteConfig } from '#content/site.config.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { FlakySite } from './FlakySite.ts';
import { getTitle } from './guides.ts';

/** A page that the tests open first, and one that they open without a network. */
export const READ = '/x/react-tree-view/rich-tree-view/selection/';
export const UNREAD = '/x/react-tree-view/rich-tree-view/focus/';
export const READ_TITLE = getTitle(READ.slice(0, -1));
export const UNREAD_TITLE = getTitle(UNREAD.slice(0, -1));
export const WORKER = siteConfig.serviceWorker.url;
const SOURCE = path.join(getDistDir(), WORKER);

interface Visit {
  site: FlakySite;
  context: BrowserContext;
  page: Page;
  origin: string;
}

/** A visit to a site that has a worker, through a proxy that the test controls. */
export async function visit(browser: Browser, run: (visit: Visit) => Promise<void>): Promise<void> {
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
export async function openWithWorker(page: Page, url = READ): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const pathname = new URL(page.url()).pathname;
  await page.waitForFunction(
    async (address) => (await caches.match(address)) !== undefined,
    pathname,
  );
}

/** Publishes another version of the worker. */
export function release(site: FlakySite, version: string): void {
  const body = readFileSync(SOURCE, 'utf8').replace(/^\/\* \w+ \*\//, `/* ${version} */`);
  site.replaced.set(WORKER, { status: 200, body });
}

/** Lets the browser look for another version of the worker. */
export const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });

/** Marks a page, so that a reload can be detected. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));

export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => true);
