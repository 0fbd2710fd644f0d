import { compressFiles } from './compressFiles.ts';
import { COMPRESSED_DIR } from './compressedDir.ts';
import { listDeliveredFiles } from './listDeliveredFiles.ts';

const ASSETS = '/x/_astro/';

/**
 * Compresses what the bundler has written, which no later step changes. One worker does it while the pages are rendered, and
 * `prepareDelivery` finds the copies in the cache.
 */
export async function compressAssets(
  directory: string,
  cacheDirectory: string = COMPRESSED_DIR,
): Promise<void> {
  const pathnames = listDeliveredFiles(directory).map(({ pathname }) => pathname);
  await compressFiles(
    pathnames.filter((pathname) => pathname.startsWith(ASSETS)),
    { directory, cacheDirectory, workers: 1 },
  );
}
