import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import type { DemoHeights, PictureSize, PictureSizes } from '#model/demo/Demo.ts';
import { listDemoIds } from '#generator/files/listDemoFiles.ts';
import {
  CHARTS_FILE,
  FRAMED_CHARTS_FILE,
  GRIDS_FILE,
  readDemoCharts,
  readDemoGrids,
  readFramedCharts,
} from '#generator/demos/pictures/pictureSizes.ts';
import { HEIGHTS_FILE, readDemoHeights } from '#generator/demos/demoHeights.ts';
import { launchBrowser, openContext } from './browser.ts';
import { DEMO_SETTINGS, MEASUREMENTS } from './DemoSetting.ts';
import { listDemoPages } from './listDemoPages.ts';
import { runPool } from './runPool.ts';
import { SlowDemoError } from './SlowDemoError.ts';
import { assembleTestSite } from '#generator/fixtures/assembleTestSite.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { serveSite } from '#generator/processes/serveSite.ts';
import { visitDemos } from './visitDemos.ts';

interface Measured {
  range: keyof DemoHeights;
  height: number;
  charts: PictureSize[];
  grids: PictureSize[];
}

/**
 * Measures the demos of the built site. Writes their heights, and the sizes of charts and grids that get a picture:
 * `npm run measure:demos [-- --page …] [-- --new]`.
 */
const { values } = parseArgs({
  options: { page: { type: 'string' }, new: { type: 'boolean', default: false } },
});
const heights: Record<string, DemoHeights> = { ...readDemoHeights() };
const charts: Record<string, PictureSizes> = { ...readDemoCharts() };
const grids: Record<string, PictureSizes> = { ...readDemoGrids() };
const framedCharts: Record<string, PictureSizes> = { ...readFramedCharts() };
const pages = listDemoPages(values.page).filter((page) => !values.new || hasNewDemo(page));
const site = await serveSite(assembleTestSite(getDistDir()));
const browser = await launchBrowser();
let done = 0;
let failed = 0;

await runPool(pages, 2, async (page) => {
  const seen = new Map<string, Measured[]>();
  for (const [name, widths] of Object.entries(MEASUREMENTS)) {
    const setting = DEMO_SETTINGS.find((candidate) => candidate.name === name);
    if (!setting) throw new Error(`There is no setting ${name}.`);
    const context = await openContext(browser, setting);
    const options = { widths: Object.values(widths), measuresPictures: true };
    try {
      for (const { id, ...visit } of await visitDemos(context, site.url + page, options)) {
        const measured = Object.keys(widths).map((range, index) => ({
          range: range as keyof DemoHeights,
          height: visit.heights[index] ?? 0,
          charts: visit.charts[index] ?? [],
          grids: visit.grids[index] ?? [],
        }));
        seen.set(id, [...(seen.get(id) ?? []), ...measured]);
      }
    } catch (error) {
      if (!(error instanceof SlowDemoError)) throw error;
      failed += 1;
      console.error(error.message);
    }
    await context.close();
  }
  for (const [id, measured] of seen) record(id, measured);
  await save();
  done += 1;
  console.log(`[${done}/${pages.length}] ${page}`);
});
await browser.close();
site.stop();

console.log(
  `Heights of ${await save()} demos are kept.${failed ? ` ${failed} pages could not be measured completely.` : ''}`,
);
process.exit(failed ? 1 : 0);

function hasNewDemo(page: string): boolean {
  const folder = page.replace(/^\/x\//, 'pages/');
  return listDemoIds().some(
    (id) => id.startsWith(folder) && !id.slice(folder.length).includes('/') && !(id in heights),
  );
}

function record(id: string, measured: readonly Measured[]): void {
  const find = (wanted: keyof DemoHeights) => measured.find(({ range }) => range === wanted);
  const [xs, sm, lg] = [find('xs'), find('sm'), find('lg')];
  if (!xs || !sm || !lg) return;
  heights[id] = { xs: xs.height, sm: sm.height, lg: lg.height };
  update(charts, id, xs.charts, lg.charts);
  update(grids, id, xs.grids, lg.grids);
  updateFramed(id, xs.charts, lg.charts);
}

/** A demo that isn't listed gets no picture, and one without `xs` has one picture for all screens. */
function update(
  all: Record<string, PictureSizes>,
  id: string,
  xs: PictureSize[],
  lg: PictureSize[],
): void {
  const listed = all[id];
  if (listed) all[id] = { ...('xs' in listed ? { xs } : {}), lg };
}

/** Every other demo with charts gets a picture in a file, for phones and for wider screens. */
function updateFramed(id: string, xs: PictureSize[], lg: PictureSize[]): void {
  if (id in charts || id in grids || xs.length + lg.length === 0) delete framedCharts[id];
  else framedCharts[id] = { xs, lg };
}

/** Writes the results so far, so that nothing is lost if a run is stopped. */
async function save(): Promise<number> {
  await saveKnown(CHARTS_FILE, charts);
  await saveKnown(GRIDS_FILE, grids);
  await saveKnown(FRAMED_CHARTS_FILE, framedCharts);
  return saveKnown(HEIGHTS_FILE, heights);
}

async function saveKnown(file: string, facts: Readonly<Record<string, unknown>>): Promise<number> {
  const known = new Set(listDemoIds());
  const kept = Object.entries(facts)
    .filter(([id]) => known.has(id))
    .sort(([a], [b]) => a.localeCompare(b));
  const text = JSON.stringify(Object.fromEntries(kept));
  const config = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...config, parser: 'json' }));
  return kept.length;
}
