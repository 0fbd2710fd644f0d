import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  ENCODING_SUFFIX,
  ENCODINGS,
  HEADERS_NAME,
  MANIFEST_NAME,
  REDIRECTS_NAME,
} from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';

export interface ListedFile {
  /** URL path: `/x/_astro/a.js`. */
  pathname: string;
  /** Of the compressed copies beside it. */
  encodings: Encoding[];
}

const UNSERVED = new Set([MANIFEST_NAME, HEADERS_NAME, REDIRECTS_NAME].map((name) => `/${name}`));

/** All files to deliver, sorted; compressed copies and the files for hosts are left out. */
export async function listFiles(directory: string): Promise<ListedFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => toPathname(path.relative(directory, path.join(entry.parentPath, entry.name))));
  const all = new Set(files);
  return files
    .filter((file) => !UNSERVED.has(file) && !isCopy(file, all))
    .sort()
    .map((pathname) => ({
      pathname,
      encodings: ENCODINGS.filter((encoding) => all.has(pathname + ENCODING_SUFFIX[encoding])),
    }));
}

/** `a.js.br` beside `a.js`; an archive that stands alone is a file. */
function isCopy(file: string, all: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && all.has(file.replace(/\.(br|gz)$/, ''));
}

function toPathname(relative: string): string {
  return `/${relative.split(path.sep).join('/')}`;
}
