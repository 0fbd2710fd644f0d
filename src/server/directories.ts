import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project: the nearest folder above this file with its package.json. The MCP bundle runs from `dist/`, so the depth varies. */
export const ROOT = findRoot(import.meta.dirname) ?? process.cwd();
export const DIST_DIR = path.join(ROOT, 'dist');

function findRoot(directory: string): string | undefined {
  const file = path.join(directory, 'package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'x-docs')
    return directory;
  const parent = path.dirname(directory);
  return parent === directory ? undefined : findRoot(parent);
}
