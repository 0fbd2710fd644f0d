import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists every file below a directory, sorted and relative to it: `x/_astro/a.js`. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
