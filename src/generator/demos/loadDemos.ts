import path from 'node:path';
import type { DemoData, DemoHeights, DemoStyling } from '#model/demo/Demo.ts';
import { isPaidPlan } from '#model/product/Plan.ts';
import { CONTENT_DIR, ROOT } from '../files/directories.ts';
import { listDemoNames } from '../files/listDemoFiles.ts';
import { createDemoCode } from './createDemoCode.ts';
import { getDemoChunk } from './demoChunks.ts';
import { listStylings } from './demoFiles.ts';
import { readDemoCharts, readDemoGrids, readFramedCharts } from './pictures/pictureSizes.ts';
import { readDemoHeights } from './demoHeights.ts';
import { findDemoPlan } from './findDemoPlan.ts';

const GRID_OR_CHART = /from '@mui\/x-(?:data-grid|charts)/;

/** The demos of one page folder, by name. */
export async function loadDemos(directory: string): Promise<Record<string, DemoData>> {
  const folder = path.resolve(ROOT, directory);
  const heights = readDemoHeights();
  const allCharts = readDemoCharts();
  const allFramed = readFramedCharts();
  const allGrids = readDemoGrids();
  const entries = await Promise.all(
    listDemoNames(folder).map(async (name): Promise<[string, DemoData]> => {
      const demo = await loadDemo(toDemoId(path.join(folder, name)), heights);
      const charts = allCharts[demo.id];
      const framedCharts = allFramed[demo.id];
      const grids = allGrids[demo.id];
      const sizes = {
        ...(charts ? { charts } : {}),
        ...(framedCharts ? { framedCharts } : {}),
        ...(grids ? { grids } : {}),
      };
      return [name, { ...demo, ...sizes }];
    }),
  );
  return Object.fromEntries(entries);
}

/** One demo by its id, `pages/react-charts/bars/Basic`. */
export async function loadDemo(
  id: string,
  heights: Readonly<Record<string, DemoHeights>> = readDemoHeights(),
): Promise<DemoData> {
  const code = (await createDemoCode(id)).stylings[0];
  const sources = code?.files.map(({ TS }) => TS.source) ?? [];
  const isGridOrChart = sources.some((source) => GRID_OR_CHART.test(source));
  const measured = heights[id];
  const plan = findDemoPlan(sources);
  return {
    id,
    name: path.posix.basename(id),
    ...(isPaidPlan(plan) ? { plan } : {}),
    stylings: listStylings(id).map(({ styling, file }): DemoStyling => {
      const { src, css } = getDemoChunk(toDemoId(file.replace(/\.tsx$/, '')));
      return { styling, src, css };
    }) as [DemoStyling, ...DemoStyling[]],
    parts: getDemoChunk(id).parts,
    writesValues: isGridOrChart,
    files:
      code?.files.map(({ TS, dataSet }) => {
        return { name: TS.name, html: TS.html, ...(dataSet ? { dataSet } : {}) };
      }) ?? [],
    // Grids and charts are empty until they know their size, but they create their styles.
    rendersAtBuild: isGridOrChart ? 'styles' : 'all',
    ...(code?.preview ? { preview: code.preview.TS } : {}),
    ...(measured ? { heights: measured } : {}),
  };
}

/** `/checkout/content/pages/react-charts/bars/Basic` → `pages/react-charts/bars/Basic` */
function toDemoId(file: string): string {
  return path.relative(CONTENT_DIR, file).split(path.sep).join('/');
}
