import puppeteer from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import { siteConfig } from '#content/site.config.ts';
import { findChromium } from '#generator/processes/findChromium.ts';
import { ANALYTICS_META } from '#site/browser/analyticsConfig.ts';
import { FlakySite } from './support/FlakySite.ts';
import { expect, test } from './support/test.ts';

// Playwright turns off rendering ahead of a click, so these journeys use Puppeteer, which doesn't.

const FROM = '/x/introduction/';
const TO = '/x/introduction/licensing/';
const LINK = `main a[href="${TO}"]`;

let site: FlakySite;
let browser: Browser;
let page: Page;

test.beforeEach(async ({ baseURL }) => {
  site = new FlakySite(baseURL ?? '');
  const origin = `http://127.0.0.1:${await site.listen()}`;
  browser = await puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox'],
    defaultViewport: { width: 1440, height: 900 },
  });
  page = await browser.newPage();
  await page.goto(origin + FROM, { waitUntil: 'networkidle0' });
});
test.afterEach(async () => {
  await browser.close();
  await site.close();
});

/** Rests the pointer on the link until the page behind it loads. A debugger of the page would prevent that, so the server tells. */
async function pointAtLink(): Promise<void> {
  site.asked.length = 0;
  await page.hover(LINK);
  await expect.poll(() => site.asked).toContain(TO);
  // Its scripts come after it. Those that it may not load yet would be among them.
  await untilNothingIsAsked();
}

/** The network of Puppeteer's page doesn't always report the end of a request by a page that is rendered ahead, but the server knows. */
async function untilNothingIsAsked(): Promise<void> {
  const { length } = site.asked;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (site.asked.length > length) await untilNothingIsAsked();
}

async function clickLink(): Promise<void> {
  await page.click(LINK);
  await expect.poll(() => read('document.prerendering')).toBe(false);
}

/** What an expression is on the page behind the link. Puppeteer's page is still the one that was left. */
async function read(expression: string): Promise<unknown> {
  const target = browser.targets().find((one) => one.url().endsWith(TO));
  const session = await target?.createCDPSession();
  const answer = await session?.send('Runtime.evaluate', { expression });
  return answer?.result.value;
}

/** When the reader opened the page, after it had begun to load; 0 for a page that loads after the click. */
const readActivation = () => read(`performance.getEntriesByType('navigation')[0].activationStart`);

test('renders a page while the pointer rests on its link, and counts it when it is shown @desktop', async () => {
  const analytics = { ...siteConfig.analytics, sink: { kind: 'collector', url: '/events' } };
  const content = JSON.stringify(analytics).replaceAll('"', '&quot;');
  site.addedHead = `<meta name="${ANALYTICS_META}" content="${content}">`;
  await page.evaluate(() => localStorage.setItem('x-consent', 'granted'));
  await page.reload({ waitUntil: 'networkidle0' });

  await pointAtLink();
  const started = site.asked.filter((path) => /startAnalytics|finishPage|startAds/.test(path));
  expect(started, 'a page that may never be shown starts nothing').toEqual([]);
  await clickLink();
  await expect.poll(readActivation).toBeGreaterThan(0);
  await expect.poll(() => site.asked.some((path) => /startAnalytics/.test(path))).toBe(true);
});

/** The pages behind links of the drawer that are next to each other, each with the middle of its link. */
async function listDrawerLinks(): Promise<{ href: string; x: number; y: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('#drawer a[href^="/x/"]')]
      .filter((link) => link.checkVisibility() && link.pathname !== location.pathname)
      .map((link) => ({ href: link.pathname, box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.top > 80 && box.bottom < innerHeight)
      .slice(0, 10)
      .map(({ href, box }) => ({ href, x: box.left + 30, y: (box.top + box.bottom) / 2 })),
  );
}

test('renders the page on whose link the pointer stops, and none that it passes @desktop', async () => {
  const links = await listDrawerLinks();
  expect(links.length).toBeGreaterThan(4);
  const hrefs = new Set(links.map(({ href }) => href));
  const listRendered = () => site.asked.filter((path) => hrefs.has(path));
  site.asked.length = 0;
  // A pointer that really moves would be slow on a busy machine.
  await page.evaluate((passed) => {
    for (const { x, y } of [...passed, { x: 900, y: 20 }]) {
      const event = new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y });
      document.elementFromPoint(x, y)?.dispatchEvent(event);
    }
  }, links);
  // Longer than Chromium itself waits before it renders the page of a link.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(listRendered()).toEqual([]);

  const [, , link] = links;
  await page.mouse.move(link?.x ?? 0, link?.y ?? 0);
  await expect.poll(listRendered).toEqual([link?.href]);
  await untilNothingIsAsked();
  expect(listRendered()).toEqual([link?.href]);
  const marked = await page.$$eval('[data-ahead]', (all) =>
    all.map((one) => one.getAttribute('href')),
  );
  expect(marked).toEqual([link?.href]);
});

test('renders the page of a link that has the focus @desktop', async () => {
  site.asked.length = 0;
  await page.focus(LINK);
  await expect.poll(() => site.asked).toContain(TO);
});

test('shows a page that is ready with the settings of this moment @desktop', async () => {
  await pointAtLink();
  await page.evaluate(() => localStorage.setItem('x-direction', 'rtl'));
  await clickLink();
  await expect.poll(readActivation).toBeGreaterThan(0);
  await expect.poll(() => read('document.documentElement.dir')).toBe('rtl');
});

const GROUP = '#drawer-tree [data-group="/x/migration-group"]';

/** Opens a group, and waits until the browser has no reason to keep a page that shows it closed. */
async function openGroup(): Promise<void> {
  expect(await page.$eval(GROUP, (group) => group.hasAttribute('open'))).toBe(false);
  await page.$eval(GROUP, (group) => group.setAttribute('open', ''));
  await page.waitForFunction(() => !document.querySelector('[data-ahead]'));
}

const isGroupOpen = () => read(`document.querySelector('${GROUP}').open`);

test('renders a page again after the drawer has changed @desktop', async () => {
  await pointAtLink();
  await openGroup();
  await page.mouse.move(900, 10);
  await page.hover(LINK);
  await page.waitForSelector(`${LINK}[data-ahead]`);
  // The browser may have the page in its cache, so the server can't tell when it's rendered.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await clickLink();
  await expect.poll(readActivation).toBeGreaterThan(0);
  expect(await isGroupOpen()).toBe(true);
});

test('does not show a page with the former state of the drawer @desktop', async () => {
  await pointAtLink();
  await openGroup();
  await clickLink();
  await expect.poll(isGroupOpen).toBe(true);
});

test('keeps pages in a state that the back/forward cache accepts @desktop', async () => {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  // Builds of Chromium without such a cache name every reason, their own and those of the page.
  const reasons = new Promise<string[]>((resolve) => {
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const faults = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve(faults.map(({ reason }) => reason));
    });
  });
  await page.goto(page.url().replace(FROM, TO), { waitUntil: 'networkidle0' });
  await page.goBack({ waitUntil: 'load' });
  expect(await reasons).toEqual([]);
});
