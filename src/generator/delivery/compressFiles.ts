import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isCompressible } from '#model/delivery/contentTypes.ts';
import { openCache } from '../files/openCache.ts';
import type { OnProgress } from '../processes/Progress.ts';
import { runWorkers } from '../processes/runWorkers.ts';
import { compressFile } from './compressFile.ts';
import type { CompressJob } from './compressWorker.ts';

export interface CompressOptions extends CompressJob {
  /** As many as there are processors, if left out. */
  workers?: number;
  onProgress?: OnProgress | undefined;
}

/** Below this, starting workers takes longer than the work. */
const MIN_FILES_FOR_WORKERS = 50;
const MIN_BYTES_FOR_WORKERS = 2_000_000;

/** Puts compressed copies next to every text file; a file that was compressed before comes from the cache. */
export async function compressFiles(
  pathnames: readonly string[],
  { directory, cacheDirectory, workers = availableParallelism(), onProgress }: CompressOptions,
): Promise<{ files: number; created: number }> {
  // Large files first, so that no worker is left with one of them at the end.
  const files = pathnames
    .filter(isCompressible)
    .map((pathname) => ({ pathname, size: statSync(path.join(directory, pathname)).size }))
    .sort((a, b) => b.size - a.size);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  let created = 0;
  let done = 0;
  const count = (copies: number) => {
    created += copies;
    done += 1;
    onProgress?.(done, files.length);
  };
  if (files.length < MIN_FILES_FOR_WORKERS && bytes < MIN_BYTES_FOR_WORKERS) {
    const cache = openCache('compressed', cacheDirectory);
    for (const { pathname } of files) count(compressFile(directory, pathname, cache));
  } else {
    const names = files.map(({ pathname }) => pathname);
    await runWorkers<string, number>(new URL('compressWorker.ts', import.meta.url), names, {
      workerData: { directory, cacheDirectory } satisfies CompressJob,
      workers,
      onResult: count,
    });
  }
  return { files: files.length, created };
}
