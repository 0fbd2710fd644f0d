import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import type { DemoHeights } from '#model/Demo.ts';
import { listDemoModules } from '#build/demos/demoChunks.ts';
import { HEIGHTS_FILE, readDemoHeights } from '#build/demos/demoHeights.ts';
import { launchBrowser, openContext } from './browser.ts';
import { DEMO_SETTINGS, MEASURED_WIDTHS } from './DemoSetting.ts';
import { listDemoPages } from './listDemoPages.ts';
import { runPool } from './runPool.ts';
import { serveSite } from './serveSite.ts';
import { visitDemos } from './visitDemos.ts';

/** Measures every demo of the built site and keeps its heights: `npm run measure:demos [-- --page …]`. */
const { values } = parseArgs({ options: { page: { type: 'string' } } });
const pages = listDemoPages().filter((page) => !values.page || page.includes(values.page));
const heights: Record<string, Partial<DemoHeights>> = { ...readDemoHeights() };
const visits = pages.flatMap((page) =>
  Object.entries(MEASURED_WIDTHS).map(([range, width]) => ({
    page,
    width,
    range: range as keyof DemoHeights,
  })),
);
const site = await serveSite();
const browser = await launchBrowser();
let done = 0;
let failed = 0;

await runPool(visits, 2, async ({ page, width, range }) => {
  const [light] = DEMO_SETTINGS;
  if (!light) return;
  const context = await openContext(browser, { ...light, width });
  for (const { id, height } of await visitDemos(context, site.url + page, { checkAxe: false })) {
    if (height > 0) heights[id] = { ...heights[id], [range]: height };
    else failed += 1;
  }
  await context.close();
  done += 1;
  console.log(`[${done}/${visits.length}] ${range} ${page}`);
});
await browser.close();
site.stop();

const known = new Set(listDemoModules());
const kept = Object.entries(heights)
  .filter(([id]) => known.has(id))
  .sort(([a], [b]) => a.localeCompare(b));
writeFileSync(
  HEIGHTS_FILE,
  await format(JSON.stringify(Object.fromEntries(kept)), { parser: 'json', printWidth: 120 }),
);
console.log(
  `Heights of ${kept.length} demos are kept.${failed ? ` ${failed} could not be measured.` : ''}`,
);
process.exit(failed ? 1 : 0);
