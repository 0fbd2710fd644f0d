import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureSizes } from '#model/demo/Demo.ts';
import { CONTENT_DIR } from '../../files/directories.ts';

export const CHARTS_FILE = path.join(CONTENT_DIR, 'demo-charts.json');
export const FRAMED_CHARTS_FILE = path.join(CONTENT_DIR, 'demo-framed-charts.json');
export const GRIDS_FILE = path.join(CONTENT_DIR, 'demo-grids.json');

/** Sizes by the id of the demo. */
export type SizesById = Readonly<Record<string, PictureSizes>>;

/** Sizes of charts. The demos in this file get a picture, and `npm run measure:demos` measures their charts. */
export function readDemoCharts(): SizesById {
  return readSizes(CHARTS_FILE);
}

/** Sizes of the charts in all other demos, whose pictures are in separate files. `npm run measure:demos` adds new demos. */
export function readFramedCharts(): SizesById {
  return readSizes(FRAMED_CHARTS_FILE);
}

/** Sizes of grids. The demos in this file get a picture, and `npm run measure:demos` measures their grids. */
export function readDemoGrids(): SizesById {
  return readSizes(GRIDS_FILE);
}

function readSizes(file: string): SizesById {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as SizesById;
}
