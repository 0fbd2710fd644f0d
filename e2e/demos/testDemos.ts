import { parseArgs } from 'node:util';
import { errors } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { readDemoHeights } from '#generator/demos/demoHeights.ts';
import { chooseSample } from '#generator/testing/chooseSample.ts';
import { testsEverything } from '#generator/testing/testsEverything.ts';
import { writeReport } from '#generator/testing/testReport.ts';
import { launchBrowser, openContext } from './browser.ts';
import { compareTexts } from './compareTexts.ts';
import { DEMO_SETTINGS, ZONE_SETTINGS } from './DemoSetting.ts';
import type { DemoSetting } from './DemoSetting.ts';
import { hasFixedDates } from './hasFixedDates.ts';
import { listDemoPages } from './listDemoPages.ts';
import { loadJourneys } from './loadJourneys.ts';
import { runPool } from './runPool.ts';
import { SlowDemoError } from './SlowDemoError.ts';
import { assembleTestSite } from '#generator/fixtures/assembleTestSite.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { serveSite } from '#generator/processes/serveSite.ts';
import { visitDemos } from './visitDemos.ts';
import type { DemoVisit, VisitOptions } from './visitDemos.ts';

/** Subpixel rounding and font hinting can change a height by this much between machines. */
const TOLERANCE_PX = 6;

/** How many pages are visited in each setting other than light. */
const PAGES_PER_SETTING = 4;

/** How many pages with fixed dates are visited in each time zone other than UTC. */
const PAGES_PER_ZONE = 2;

/** One more than most machines for continuous integration have cores, because a visit often waits for the next frame. */
const WORKERS = '3';

interface PageVisit {
  page: string;
  setting: DemoSetting;
  /** Whether the texts of the demos are compared between time zones. */
  readsText: boolean;
}

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    page: { type: 'string' },
    workers: { type: 'string', default: WORKERS },
  },
});

/** Opens every demo of the site in a real browser: `npm run test:demos [-- --all] [-- --page /x/react-tree-view/]`. */
const pages = listDemoPages(values.page);
if (pages.length === 0) {
  console.error(`No page with demos matches ${values.page}.`);
  process.exit(1);
}
const heights = readDemoHeights();
const visits = listVisits();
const site = await serveSite(assembleTestSite(getDistDir()));
const browser = await launchBrowser();
const started = Date.now();
const failures: string[] = [];
const retried: string[] = [];
const idle = new Map<DemoSetting, BrowserContext[]>();
const textsInUtc = new Map<string, string>();
const visitsAbroad: { visit: DemoVisit; setting: DemoSetting; timeZone: string }[] = [];
let passed = 0;
let used = 0;
let done = 0;

await runPool(visits, Number(values.workers), async ({ page, setting, readsText }) => {
  let context = idle.get(setting)?.pop() ?? (await openContext(browser, setting));
  // Journeys are the same in every setting, so they only run in the first one.
  const journeys = setting === DEMO_SETTINGS[0] ? await loadJourneys(page) : {};
  const options: VisitOptions = {
    ...(setting.axe ? { checkAxe: setting.axe } : {}),
    ...chooseCutTexts(setting),
    widths: [setting.width],
    readsText,
    journeys,
  };
  let seen: DemoVisit[] = [];
  try {
    seen = await visitDemos(context, site.url + page, options);
  } catch (error) {
    // On a busy machine, a page or a demo sometimes takes longer than it may.
    if (!isSlow(error)) throw error;
    const reason = error instanceof SlowDemoError ? `: ${error.message}` : '';
    retried.push(`${page} (${setting.name})${reason}`);
    await context.close();
    context = await openContext(browser, setting);
    try {
      seen = await visitDemos(context, site.url + page, options);
    } catch (second) {
      if (!isSlow(second)) throw second;
      const fault = `${page} (${setting.name})\n    ${second.message}`;
      console.error(fault);
      failures.push(fault);
    }
  }
  used += Object.keys(journeys).length;
  for (const visit of seen) {
    const { timeZone } = setting;
    // The same demo in UTC may not have been visited yet.
    if (timeZone) visitsAbroad.push({ visit, setting, timeZone });
    else {
      if (visit.text !== undefined) textsInUtc.set(visit.id, visit.text);
      countVisit(visit, setting);
    }
  }
  idle.set(setting, [...(idle.get(setting) ?? []), context]);
  done += 1;
  console.log(`[${done}/${visits.length}] ${setting.name.padEnd(8)} ${page} ${seen.length} demos`);
});
await browser.close();
site.stop();

for (const { visit, setting, timeZone } of visitsAbroad) {
  const { id, text } = visit;
  const inUtc = textsInUtc.get(id);
  const isComparable = inUtc !== undefined && text !== undefined;
  countVisit(visit, setting, isComparable ? compareTexts(inUtc, text, timeZone) : []);
}

writeReport('demos', { passed, failed: failures.length, retried });
if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
console.log(`\n${used} demos were used the way readers do.`);
console.log(`Every demo: ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Lists every page in light, and a sample of pages in each other setting, which doesn't grow with the site. */
function listVisits(): PageVisit[] {
  const [first, ...others] = DEMO_SETTINGS;
  const isComplete = values.all || testsEverything() || values.page !== undefined;
  const choose = (setting: DemoSetting, from: readonly string[], size: number) =>
    chooseSample(from, isComplete ? Infinity : size, `${setting.name} ${from.join(' ')}`);
  const fixed = pages.filter(hasFixedDates);
  const abroad = ZONE_SETTINGS.flatMap((setting) =>
    choose(setting, fixed, PAGES_PER_ZONE).map((page) => ({ page, setting, readsText: true })),
  );
  const compared = new Set(abroad.map(({ page }) => page));
  return [
    ...(first
      ? pages.map((page) => ({ page, setting: first, readsText: compared.has(page) }))
      : []),
    ...others.flatMap((setting) =>
      choose(setting, pages, PAGES_PER_SETTING).map((page) => ({
        page,
        setting,
        readsText: false,
      })),
    ),
    ...abroad,
  ];
}

/** Phones scroll wide grids sideways. In other time zones, texts are as long as in UTC, so they aren't checked again. */
function chooseCutTexts({ name, timeZone }: DemoSetting): Pick<VisitOptions, 'checkCutTexts'> {
  return timeZone ? {} : { checkCutTexts: name === 'phone' ? 'headers' : 'all' };
}

function isSlow(error: unknown): error is Error {
  return error instanceof errors.TimeoutError || error instanceof SlowDemoError;
}

function countVisit(
  { id, heights: [height], faults }: DemoVisit,
  setting: DemoSetting,
  more: readonly string[] = [],
): void {
  const all = [
    ...faults,
    ...(height === undefined ? [] : compareHeight(id, height, setting)),
    ...more,
  ];
  if (all.length === 0) passed += 1;
  else {
    const lines = all.map((fault) => `${id} (${setting.name})\n    ${fault}`);
    // Print each fault immediately, because a long run may be stopped before it prints them all at the end.
    console.error(lines.join('\n'));
    failures.push(...lines);
  }
}

function compareHeight(id: string, height: number, setting: DemoSetting): string[] {
  const range = setting.name === 'phone' ? 'xs' : 'lg';
  const recorded = heights[id]?.[range];
  if (recorded === undefined) return ['has no recorded height; run: npm run measure:demos'];
  if (Math.abs(recorded - height) <= TOLERANCE_PX) return [];
  return [`is ${height} px high, but ${recorded} px are recorded; run: npm run measure:demos`];
}
