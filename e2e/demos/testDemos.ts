import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { readDemoHeights } from '#generator/demos/demoHeights.ts';
import { chooseSample } from '#generator/testing/chooseSample.ts';
import { testsEverything } from '#generator/testing/testsEverything.ts';
import { writeReport } from '#generator/testing/testReport.ts';
import { launchBrowser, openContext } from './browser.ts';
import { DEMO_SETTINGS } from './DemoSetting.ts';
import type { DemoSetting } from './DemoSetting.ts';
import { listDemoPages } from './listDemoPages.ts';
import { loadJourneys } from './loadJourneys.ts';
import { runPool } from './runPool.ts';
import { assembleTestSite } from '#generator/fixtures/assembleTestSite.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { serveSite } from '#generator/processes/serveSite.ts';
import { visitDemos } from './visitDemos.ts';

/** Subpixel rounding and font hinting can change a height by this much between machines. */
const TOLERANCE_PX = 6;

/** How many pages each setting other than light looks at. */
const PAGES_PER_SETTING = 8;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    page: { type: 'string' },
    workers: { type: 'string', default: '2' },
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
const idle = new Map<DemoSetting, BrowserContext[]>();
let passed = 0;
let used = 0;
let done = 0;

await runPool(visits, Number(values.workers), async ({ page, setting }) => {
  const context = idle.get(setting)?.pop() ?? (await openContext(browser, setting));
  // What a reader does with a demo is the same in every setting.
  const journeys = setting === DEMO_SETTINGS[0] ? await loadJourneys(page) : {};
  const seen = await visitDemos(context, site.url + page, {
    ...(setting.axe ? { checkAxe: setting.axe } : {}),
    checkCutTexts: setting.name === 'phone' ? 'headers' : 'all',
    widths: [setting.width],
    journeys,
  });
  used += Object.keys(journeys).length;
  for (const {
    id,
    heights: [height],
    faults,
  } of seen) {
    const all = [...faults, ...(height === undefined ? [] : compareHeight(id, height, setting))];
    if (all.length === 0) passed += 1;
    else failures.push(...all.map((fault) => `${id} (${setting.name})\n    ${fault}`));
  }
  idle.set(setting, [...(idle.get(setting) ?? []), context]);
  done += 1;
  console.log(`[${done}/${visits.length}] ${setting.name.padEnd(5)} ${page} ${seen.length} demos`);
});
await browser.close();
site.stop();

writeReport('demos', { passed, failed: failures.length });
if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
console.log(`\n${used} demos were used the way readers do.`);
console.log(`Every demo: ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Light for every page. The other settings look at a sample of pages each, which doesn't grow with the site. */
function listVisits(): { page: string; setting: DemoSetting }[] {
  const [first, ...others] = DEMO_SETTINGS;
  const size =
    values.all || testsEverything() || values.page !== undefined ? Infinity : PAGES_PER_SETTING;
  const list = (setting: DemoSetting, chosen: readonly string[]) =>
    chosen.map((page) => ({ page, setting }));
  return [
    ...(first ? list(first, pages) : []),
    ...others.flatMap((setting) =>
      list(setting, chooseSample(pages, size, `${setting.name} ${pages.join(' ')}`)),
    ),
  ];
}

function compareHeight(id: string, height: number, setting: DemoSetting): string[] {
  const range = setting.name === 'phone' ? 'xs' : 'lg';
  const recorded = heights[id]?.[range];
  if (recorded === undefined) return ['has no recorded height; run: npm run measure:demos'];
  if (Math.abs(recorded - height) <= TOLERANCE_PX) return [];
  return [`is ${height} px high, but ${recorded} px are recorded; run: npm run measure:demos`];
}
