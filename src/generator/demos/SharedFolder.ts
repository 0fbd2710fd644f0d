import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR } from '../files/directories.ts';

/** A folder whose files the demos of several pages import: `import { orders } from '#data/orders'`. */
export interface SharedFolder {
  kind: 'data set' | 'demo part';
  prefix: string;
  directory: string;
  extension: string;
}

export const DATA_SETS: SharedFolder = {
  kind: 'data set',
  prefix: '#data/',
  directory: path.join(CONTENT_DIR, 'data'),
  extension: '.ts',
};

export const DEMO_PARTS: SharedFolder = {
  kind: 'demo part',
  prefix: '#demo-parts/',
  directory: path.join(CONTENT_DIR, 'demo-parts'),
  extension: '.tsx',
};

/** `bookings`, `employees`, …: the names of the files, without their extension. */
export function listSharedFiles({ directory, extension }: SharedFolder): string[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort();
}
