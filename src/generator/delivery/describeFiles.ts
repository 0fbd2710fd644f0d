import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDocument } from '#model/delivery/contentTypes.ts';
import { ENCODING_SUFFIX } from '#model/delivery/DeliveryManifest.ts';
import type { DeliveredFile, Encoding } from '#model/delivery/DeliveryManifest.ts';
import type { DocsError } from '#model/errors/DocsError.ts';
import { hashWithSha256 } from '../files/hashWithSha256.ts';
import { readInlineCode } from './readInlineCode.ts';
import { listDeliveredFiles } from './listDeliveredFiles.ts';

export interface Description {
  /** By URL path. */
  files: Record<string, DeliveredFile>;
  /** Inline code that the browser will refuse to run. */
  faults: DocsError[];
}

/**
 * Reads a directory into the files of its manifest.
 * @param known descriptions of files that haven't changed, by URL path
 */
export async function describeFiles(
  directory: string,
  known: Readonly<Record<string, DeliveredFile>> = {},
): Promise<Description> {
  const faults: DocsError[] = [];
  const files: Record<string, DeliveredFile> = {};
  for (const { pathname, encodings } of listDeliveredFiles(directory)) {
    if (known[pathname]) {
      files[pathname] = known[pathname];
      continue;
    }
    const name = path.join(directory, pathname);
    const content = await readFile(name);
    const file: DeliveredFile = {
      hash: hashWithSha256(content),
      size: content.length,
      encodings: await measureCopies(name, encodings),
    };
    if (isDocument(pathname)) {
      const { faults: found, ...inline } = readInlineCode(
        content.toString('utf8'),
        `dist${pathname}`,
      );
      faults.push(...found);
      Object.assign(file, inline);
    }
    files[pathname] = file;
  }
  return { files, faults };
}

async function measureCopies(
  name: string,
  encodings: readonly Encoding[],
): Promise<DeliveredFile['encodings']> {
  const sizes = encodings.map(async (encoding) => {
    const { size } = await stat(name + ENCODING_SUFFIX[encoding]);
    return [encoding, size] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}
