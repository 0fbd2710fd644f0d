import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import type { BenchRow } from './BenchRow.ts';

/** How long the pointer rests on a link before the click. */
const REST_MS = 100;

/** Where the reader is. Its links lead to neighbors, to other products, and to reference pages. */
const START = '/x/introduction/';
const CLICKS = 20;

/** From a click on a link to the first paint of the page behind it, each page for the first time in this browser. */
export async function measureClicks(site: string, executablePath: string): Promise<BenchRow[]> {
  const browser = await puppeteer.launch({
    executablePath,
    args: ['--no-sandbox'],
    defaultViewport: { width: 1440, height: 900 },
  });
  try {
    const page = await browser.newPage();
    await page.goto(site + START, { waitUntil: 'networkidle0' });
    const links = (await page.evaluate(LIST_LINKS)) as string[];
    await page.close();
    const times: number[] = [];
    for (const link of links.slice(0, CLICKS)) times.push(await click(browser, site, link));
    times.sort((a, b) => a - b);
    const pick = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Infinity);
    const subject = `${times.length} links of ${START}`;
    return [
      { subject, what: 'click to paint, median', value: pick(0.5), budget: 60, unit: 'ms' },
      { subject, what: 'click to paint, p95', value: pick(0.95), budget: 100, unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

// The generator is compiled without the types of a browser, so what runs in the page is text.

/** The pages that are linked in the text and in the open part of the drawer. */
const LIST_LINKS = `[...new Set(
  [...document.querySelectorAll('main a[href^="/x/"], #drawer a[href^="/x/"]')]
    .filter((link) => link.checkVisibility() && !link.hasAttribute('target'))
    .map((link) => link.getAttribute('href'))
    .filter((href) => href.endsWith('/') && href !== location.pathname)
)]`;

const REMEMBER_CLICK = `addEventListener('click', ({ timeStamp }) =>
  localStorage.setItem('clicked', performance.timeOrigin + timeStamp))`;

const READ_TIME = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) resolve(performance.timeOrigin + paint.startTime - localStorage.getItem('clicked'));
  }).observe({ type: 'paint', buffered: true });
})`;

/** Marks the first visible link to a page. Other links to it are in closed menus. */
const formatMark = (href: string) =>
  `[...document.querySelectorAll('main a[href="${href}"], #drawer a[href="${href}"]')]
    .find((link) => link.checkVisibility()).dataset.clicked = ''`;

async function click(browser: Browser, site: string, href: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(site + START, { waitUntil: 'networkidle0' });
  await page.evaluate(REMEMBER_CLICK);
  await page.evaluate(formatMark(href));
  await page.hover('[data-clicked]');
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await page.click('[data-clicked]');
  // Puppeteer's page may still be the one that was left, so the page behind the link is found by its URL.
  const target = await untilFound(() => browser.targets().find((one) => one.url() === site + href));
  const session = await target.createCDPSession();
  const options = { expression: READ_TIME, awaitPromise: true };
  const { result } = await session.send('Runtime.evaluate', options);
  await target.page().then((opened) => opened?.close());
  return Number(result.value);
}

async function untilFound<Found>(find: () => Found | undefined): Promise<Found> {
  const found = find();
  if (found) return found;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return untilFound(find);
}
