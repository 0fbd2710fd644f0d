import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { throwAll } from '#model/errors/DocsError.ts';
import { DIST_DIR } from '../files/directories.ts';
import { COMPRESSED_DIR } from './compressedDir.ts';
import { compressFiles } from './compressFiles.ts';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { HEADERS_NAME, MANIFEST_NAME, REDIRECTS_NAME } from '#model/delivery/DeliveryManifest.ts';
import type { DeliveredFile, DeliveryManifest } from '#model/delivery/DeliveryManifest.ts';
import { deliveryConfig } from './deliveryConfig.ts';
import { describeFiles } from './describeFiles.ts';
import { formatHeadersFile } from './formatHeadersFile.ts';
import { formatRedirectsFile } from './formatRedirectsFile.ts';
import { listDeliveredFiles } from './listDeliveredFiles.ts';
import type { OnProgress } from '../processes/Progress.ts';

export interface DeliveryOptions {
  directory?: string;
  cacheDirectory?: string;
  config?: DeliveryConfig;
  /** Pathnames of the files that changed since the directory was last prepared; all files if left out. */
  changed?: ReadonlySet<string>;
  onProgress?: OnProgress;
}

/** Creates what the server and static hosts need besides the files: compressed copies, the manifest, headers and redirects. */
export async function prepareDelivery({
  directory = DIST_DIR,
  cacheDirectory = COMPRESSED_DIR,
  config = deliveryConfig,
  changed,
  onProgress,
}: DeliveryOptions = {}): Promise<{ files: number; compressed: number; created: number }> {
  const known = changed ? readUnchanged(directory, changed) : {};
  const pathnames = listDeliveredFiles(directory).map(({ pathname }) => pathname);
  const compressed = await compressFiles(
    pathnames.filter((pathname) => !known[pathname]),
    { directory, cacheDirectory, onProgress },
  );
  const { files, faults } = await describeFiles(directory, known);
  throwAll(faults);
  const manifest: DeliveryManifest = { config, files };
  const write = (name: string, content: string) => writeFile(path.join(directory, name), content);
  await write(HEADERS_NAME, formatHeadersFile(manifest));
  await write(REDIRECTS_NAME, formatRedirectsFile(config.redirects));
  // Last, because it signals to a running server that the build is complete.
  await write(MANIFEST_NAME, JSON.stringify(manifest));
  return { files: pathnames.length, compressed: compressed.files, created: compressed.created };
}

/** What the manifest of the directory says about files that are still the same. */
function readUnchanged(
  directory: string,
  changed: ReadonlySet<string>,
): Record<string, DeliveredFile> {
  const text = readFileSync(path.join(directory, MANIFEST_NAME), 'utf8');
  const { files } = JSON.parse(text) as DeliveryManifest;
  return Object.fromEntries(Object.entries(files).filter(([pathname]) => !changed.has(pathname)));
}
