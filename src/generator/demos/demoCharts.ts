import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoCharts } from '#model/demo/Demo.ts';
import { CONTENT_DIR } from '../files/directories.ts';

export const CHARTS_FILE = path.join(CONTENT_DIR, 'demo-charts.json');

/**
 * Sizes of charts by the id of the demo. The demos in this file get a picture, and `npm run measure:demos` measures their charts.
 */
export function readDemoCharts(): Readonly<Record<string, DemoCharts>> {
  if (!existsSync(CHARTS_FILE)) return {};
  return JSON.parse(readFileSync(CHARTS_FILE, 'utf8')) as Record<string, DemoCharts>;
}
