import {
  ENCODING_SUFFIX,
  ENCODINGS,
  HEADERS_NAME,
  MANIFEST_NAME,
  REDIRECTS_NAME,
} from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { listFiles } from '../files/listFiles.ts';

export interface ListedFile {
  /** `/x/_astro/a.js` */
  pathname: string;
  /** Those of the compressed copies next to it. */
  encodings: Encoding[];
}

const UNSERVED = new Set([MANIFEST_NAME, HEADERS_NAME, REDIRECTS_NAME].map((name) => `/${name}`));

/** The files that readers can request, sorted, without compressed copies, files for hosts and hidden files. */
export function listDeliveredFiles(directory: string): ListedFile[] {
  const files = listFiles(directory).map((file) => `/${file}`);
  const all = new Set(files);
  return files
    .filter((file) => !UNSERVED.has(file) && !file.startsWith('/.') && !isCopy(file, all))
    .map((pathname) => ({
      pathname,
      encodings: ENCODINGS.filter((encoding) => all.has(pathname + ENCODING_SUFFIX[encoding])),
    }));
}

/** `a.js.br` next to `a.js`. An archive without an original is a file like any other. */
function isCopy(file: string, all: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && all.has(file.replace(/\.(br|gz)$/, ''));
}
