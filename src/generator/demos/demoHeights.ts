import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoHeights } from '#model/demo/Demo.ts';
import { CONTENT_DIR } from '../files/directories.ts';

export const HEIGHTS_FILE = path.join(CONTENT_DIR, 'demo-heights.json');

/** Measured heights by demo id; written by `npm run measure:demos`. */
export function readDemoHeights(): Readonly<Record<string, DemoHeights>> {
  if (!existsSync(HEIGHTS_FILE)) return {};
  return JSON.parse(readFileSync(HEIGHTS_FILE, 'utf8')) as Record<string, DemoHeights>;
}
