import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HASHED_PREFIX } from './cacheControl.ts';
import { isCompressible } from './contentTypes.ts';
import { ENCODINGS, ENCODING_SUFFIX } from './DeliveryManifest.ts';
import type { Encoding } from './DeliveryManifest.ts';
import { hashContent } from './describeFiles.ts';

export interface CompressOptions {
  directory: string;
  /** Compressed copies by content hash, kept between builds. */
  cacheDirectory: string;
  onProgress?: (done: number, total: number) => void;
}

/** Smaller files gain less than the header that names the encoding. */
const MIN_SIZE = 512;

/** Puts a brotli and a gzip copy beside every text file. */
export async function compressFiles(
  pathnames: readonly string[],
  { directory, cacheDirectory, onProgress }: CompressOptions,
): Promise<void> {
  await mkdir(cacheDirectory, { recursive: true });
  const queue = pathnames.filter(isCompressible);
  const total = queue.length;
  let done = 0;
  const work = async () => {
    for (let pathname = queue.pop(); pathname !== undefined; pathname = queue.pop()) {
      await compressFile(directory, pathname, cacheDirectory);
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
}

async function compressFile(
  directory: string,
  pathname: string,
  cacheDirectory: string,
): Promise<void> {
  const file = path.join(directory, pathname);
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  const hash = hashContent(content);
  for (const encoding of ENCODINGS) {
    const quality = chooseQuality(pathname, encoding);
    const cached = path.join(cacheDirectory, `${hash}-${quality}${ENCODING_SUFFIX[encoding]}`);
    const target = file + ENCODING_SUFFIX[encoding];
    if (
      await copyFile(cached, target).then(
        () => true,
        () => false,
      )
    )
      continue;
    // Written whole or not at all: a half file in the cache would be served for ever.
    await writeFile(`${cached}.${process.pid}`, await compress(content, encoding, quality));
    await rename(`${cached}.${process.pid}`, cached);
    await copyFile(cached, target);
  }
}

/** The best for scripts and styles, which every reader loads; for the many pages it would take ten times as long. */
function chooseQuality(pathname: string, encoding: Encoding): number {
  return encoding === 'br' && pathname.startsWith(HASHED_PREFIX) ? 11 : 9;
}

/** One content to its bytes in an encoding. */
export function compress(
  content: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: quality });
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
