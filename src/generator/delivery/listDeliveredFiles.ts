import { ENCODING_SUFFIX, ENCODINGS } from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { listFiles } from '../files/listFiles.ts';

export interface ListedFile {
  /** `/x/_astro/a.js` */
  pathname: string;
  /** Those of the compressed copies next to it. */
  encodings: Encoding[];
}

/** For hosts, packages and the build itself: `_delivery.json`, `_headers`, `_mcp/`, `_sbom.cdx.json`, `.build-stamp`, `.chunks.json`. */
const UNSERVED = /^\/(?:_|\.(?!well-known\/))/;

/** The files that readers can request, sorted, without compressed copies. */
export function listDeliveredFiles(directory: string): ListedFile[] {
  const files = listFiles(directory).map((file) => `/${file}`);
  const all = new Set(files);
  return files
    .filter((file) => !UNSERVED.test(file) && !isCopy(file, all))
    .map((pathname) => ({
      pathname,
      encodings: ENCODINGS.filter((encoding) => all.has(pathname + ENCODING_SUFFIX[encoding])),
    }));
}

/** `a.js.br` next to `a.js`. An archive without an original is a file like any other. */
function isCopy(file: string, all: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && all.has(file.replace(/\.(br|gz)$/, ''));
}
