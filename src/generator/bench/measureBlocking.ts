import puppeteer from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import { formatRow } from './BenchRow.ts';
import type { BenchRow } from './BenchRow.ts';
import type { BenchPage } from './benchPages.ts';

/** How much slower than this machine a cheap phone is. */
const SLOW = 4;
/** Medians of so many visits, each with an empty cache. */
const VISITS = 3;
/** A page that needs no more than this share of its budget on its first visit isn't visited again. */
const CLEAR_SHARE = 0.7;
/** Late tasks count if they start within this time after the network is idle. */
const LATE_MS = 1000;
/** From the reader's first sign of life to a live demo, by CPU rate. */
const LIVE_MS: Readonly<Record<number, number>> = { 1: 400, [SLOW]: 1500 };

/** How long the main thread is blocked while a page loads, and how soon its first demo is live once the reader moves the pointer. */
export async function measureBlocking(
  site: string,
  pages: readonly BenchPage[],
  executablePath: string,
): Promise<BenchRow[]> {
  const browser = await launch(executablePath);
  try {
    const rows: BenchRow[] = [];
    for (const page of pages) rows.push(...(await measurePage(browser, site, page)));
    return rows;
  } finally {
    await browser.close();
  }
}

/** Visits a page until its budget is proven: once if it's clearly within it, and otherwise three times. */
export async function measureGuides(
  site: string,
  pages: readonly BenchPage[],
  executablePath: string,
): Promise<BenchRow[]> {
  const browser = await launch(executablePath);
  try {
    const rows: BenchRow[] = [];
    for (const { path, blockingMs } of pages) {
      const first = await visitOnce(browser, site + path, SLOW);
      const visits =
        first.blocked <= CLEAR_SHARE * blockingMs
          ? [first]
          : await visitOften(browser, site + path, SLOW);
      const row: BenchRow = {
        subject: path,
        what: `blocking time, CPU ${SLOW}×`,
        value: findMedian(visits.map(({ blocked }) => blocked)),
        budget: blockingMs,
        unit: 'ms',
      };
      console.log(`[${rows.push(row)}/${pages.length}] ${formatRow(row)}`);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

function launch(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    executablePath,
    args: ['--no-sandbox'],
    defaultViewport: { width: 1440, height: 900 },
  });
}

async function measurePage(browser: Browser, site: string, page: BenchPage): Promise<BenchRow[]> {
  const slow = await visitOften(browser, site + page.path, SLOW);
  const subject = page.path;
  const rows: BenchRow[] = [
    {
      subject,
      what: `blocking time, CPU ${SLOW}×`,
      value: findMedian(slow.map(({ blocked }) => blocked)),
      budget: page.blockingMs,
      unit: 'ms',
    },
  ];
  const isLate = slow.every(({ live }) => live !== undefined);
  if (!isLate) return rows;
  const fast = await visitOften(browser, site + page.path, 1);
  for (const [rate, visits] of [[1, fast] as const, [SLOW, slow] as const]) {
    rows.push({
      subject,
      what: `pointer to live, CPU ${rate}×`,
      value: findMedian(visits.map(({ live = Infinity }) => live)),
      budget: LIVE_MS[rate] ?? 0,
      unit: 'ms',
    });
  }
  return rows;
}

interface PageVisit {
  blocked: number;
  /** Nothing if no demo is in view, and if the first one is live before the reader does anything. */
  live?: number;
}

async function visitOften(browser: Browser, url: string, rate: number): Promise<PageVisit[]> {
  const visits: PageVisit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, url, rate));
  return visits;
}

async function visitOnce(browser: Browser, url: string, rate: number): Promise<PageVisit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.emulateCPUThrottling(rate);
    await page.evaluateOnNewDocument(RECORD_TASKS);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    const blocked = Math.round(Number(await page.evaluate(READ_BLOCKED)));
    const live = await wakeDemo(page);
    return { blocked, ...(live === undefined ? {} : { live }) };
  } finally {
    await context.close();
  }
}

async function wakeDemo(page: Page): Promise<number | undefined> {
  const isWaiting = Boolean(await page.evaluate(IS_WAITING));
  if (!isWaiting) return undefined;
  await page.evaluate(TIME_LIVE);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  return Math.round(Number(await page.evaluate('window.untilLive')));
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

// The generator is compiled without the types of a browser, so what runs in the page is text.

const RECORD_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true });`;

const READ_BLOCKED = `(() => {
  const [{ startTime: painted }] = performance.getEntriesByName('first-contentful-paint');
  return window.longTasks
    .filter(({ startTime, duration }) => startTime + duration > painted)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
})()`;

const FIRST_STAGE = `document.querySelector('[data-demo]')`;

const IS_WAITING = `${FIRST_STAGE} !== null && ${FIRST_STAGE}.dataset.state === undefined &&
  ${FIRST_STAGE}.getBoundingClientRect().top < innerHeight`;

const TIME_LIVE = `window.untilLive = new Promise((resolve) => {
  const stage = ${FIRST_STAGE};
  let sign;
  addEventListener('pointermove', ({ timeStamp }) => (sign ??= timeStamp), { capture: true });
  const check = () => stage.dataset.state === 'live'
    ? resolve(performance.now() - sign)
    : requestAnimationFrame(check);
  check();
  setTimeout(resolve, 10_000, Infinity);
});
undefined`;
