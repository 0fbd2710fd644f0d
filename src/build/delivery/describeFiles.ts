import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocsError } from '#model/DocsError.ts';
import { isDocument } from './contentTypes.ts';
import { ENCODINGS, ENCODING_SUFFIX } from './DeliveryManifest.ts';
import type { DeliveredFile, DeliveryManifest, Encoding } from './DeliveryManifest.ts';
import { hashInlineScripts } from './hashInlineScripts.ts';
import { listFiles } from './listFiles.ts';

export interface Description {
  manifest: DeliveryManifest;
  /** Inline code that the browser will refuse to run. */
  faults: DocsError[];
}

/** Reads a directory into its manifest. */
export async function describeFiles(directory: string): Promise<Description> {
  const pathnames = await listFiles(directory);
  const faults: DocsError[] = [];
  const files: Record<string, DeliveredFile> = {};
  for (const pathname of pathnames) {
    const content = await readFile(path.join(directory, pathname));
    const scripts = isDocument(pathname)
      ? hashInlineScripts(content.toString('utf8'), `dist${pathname}`)
      : undefined;
    faults.push(...(scripts?.faults ?? []));
    files[pathname] = {
      hash: hashContent(content),
      size: content.length,
      encodings: await listEncodings(path.join(directory, pathname)),
      ...(scripts && { scripts: scripts.hashes }),
    };
  }
  return { manifest: { files }, faults };
}

/** Short enough for an entity tag, long enough to tell all versions of a file apart. */
export function hashContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

async function listEncodings(file: string): Promise<Encoding[]> {
  const found = await Promise.all(
    ENCODINGS.map(async (encoding) => ({
      encoding,
      exists: await stat(file + ENCODING_SUFFIX[encoding]).then(Boolean, () => false),
    })),
  );
  return found.filter(({ exists }) => exists).map(({ encoding }) => encoding);
}
