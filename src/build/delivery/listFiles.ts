import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { HEADERS_NAME, MANIFEST_NAME, REDIRECTS_NAME } from './DeliveryManifest.ts';

const UNSERVED = new Set([MANIFEST_NAME, HEADERS_NAME, REDIRECTS_NAME].map((name) => `/${name}`));

/** URL paths of all files to deliver, sorted; compressed copies and the files for hosts are left out. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => toPathname(path.relative(directory, path.join(entry.parentPath, entry.name))));
  const all = new Set(files);
  return files.filter((file) => !UNSERVED.has(file) && !isCopy(file, all)).sort();
}

/** `a.js.br` beside `a.js`; an archive that stands alone is a file. */
function isCopy(file: string, all: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && all.has(file.replace(/\.(br|gz)$/, ''));
}

function toPathname(relative: string): string {
  return `/${relative.split(path.sep).join('/')}`;
}
