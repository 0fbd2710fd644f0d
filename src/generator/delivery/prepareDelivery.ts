import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { throwAll } from '#model/errors/DocsError.ts';
import { CACHE_DIR, DIST_DIR } from '../files/directories.ts';
import { compressFiles } from './compressFiles.ts';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { HEADERS_NAME, MANIFEST_NAME, REDIRECTS_NAME } from '#model/delivery/DeliveryManifest.ts';
import type { DeliveryManifest } from '#model/delivery/DeliveryManifest.ts';
import { deliveryConfig } from './deliveryConfig.ts';
import { describeFiles } from './describeFiles.ts';
import { formatHeadersFile } from './formatHeadersFile.ts';
import { formatRedirectsFile } from './formatRedirectsFile.ts';
import { listFiles } from '../files/listFiles.ts';

export interface DeliveryOptions {
  directory?: string;
  cacheDirectory?: string;
  config?: DeliveryConfig;
  log?: (line: string) => void;
}

/** The last step of a build: compressed copies, the manifest for the server, and the files for static hosts. */
export async function prepareDelivery({
  directory = DIST_DIR,
  cacheDirectory = path.join(CACHE_DIR, 'compressed'),
  config = deliveryConfig,
  log = console.log,
}: DeliveryOptions = {}): Promise<void> {
  const start = performance.now();
  const pathnames = (await listFiles(directory)).map(({ pathname }) => pathname);
  log(`Delivery: compressing the text among ${pathnames.length} files`);
  await compressFiles(pathnames, { directory, cacheDirectory, onProgress: createProgress(log) });
  const { files, faults } = await describeFiles(directory);
  throwAll(faults);
  const manifest: DeliveryManifest = { config, files };
  const write = (name: string, content: string) => writeFile(path.join(directory, name), content);
  await write(HEADERS_NAME, formatHeadersFile(manifest));
  await write(REDIRECTS_NAME, formatRedirectsFile(config.redirects));
  // Last, because it signals to a running server that the build is complete.
  await write(MANIFEST_NAME, JSON.stringify(manifest));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  log(`Delivery: ${pathnames.length} files ready in ${seconds} s`);
}

function createProgress(log: (line: string) => void): (done: number, total: number) => void {
  const step = 500;
  return (done, total) => {
    if (done % step === 0 && done < total) log(`Delivery: ${done} of ${total} compressed`);
  };
}

if (import.meta.main) await prepareDelivery();
