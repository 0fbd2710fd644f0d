import { parentPort, workerData } from 'node:worker_threads';
import { openCache } from '../files/openCache.ts';
import { compressFile } from './compressFile.ts';

/** What a worker of `compressFiles` is started with. */
export interface CompressJob {
  directory: string;
  cacheDirectory: string;
}

// Compresses one file per message and answers with the number of copies that were not in the cache.
const { directory, cacheDirectory } = workerData as CompressJob;
const cache = openCache('compressed', cacheDirectory);
parentPort?.on('message', (pathname: string) => {
  parentPort?.postMessage(compressFile(directory, pathname, cache));
});
