import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isSearchFile } from '#model/search/SearchFile.ts';
import { findHashedPrefix } from '#model/delivery/cacheControl.ts';
import { compress } from './compress.ts';
import { isCompressible } from '#model/delivery/contentTypes.ts';
import { ENCODINGS, ENCODING_SUFFIX } from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { hashContent } from '../files/hashContent.ts';

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
  const used = new Set<string>();
  let done = 0;
  const work = async () => {
    for (let pathname = queue.pop(); pathname !== undefined; pathname = queue.pop()) {
      for (const name of await compressFile(directory, pathname, cacheDirectory)) used.add(name);
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  await removeUnused(cacheDirectory, used);
}

/** Names of its copies in the cache. */
async function compressFile(
  directory: string,
  pathname: string,
  cacheDirectory: string,
): Promise<string[]> {
  const file = path.join(directory, pathname);
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return [];
  const hash = hashContent(content);
  return Promise.all(
    ENCODINGS.map(async (encoding) => {
      const quality = chooseQuality(pathname, encoding);
      const name = `${hash}-${quality}${ENCODING_SUFFIX[encoding]}`;
      const cached = path.join(cacheDirectory, name);
      const known = await readFile(cached).catch(() => undefined);
      const bytes = known ?? (await compress(content, encoding, quality));
      await writeFile(file + ENCODING_SUFFIX[encoding], bytes);
      if (!known) await writeWhole(cached, bytes);
      return name;
    }),
  );
}

/** A half file in the cache would be served for ever. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  // Two files of the same content are written at the same time.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

/** Every change of a page leaves two files behind; without this the cache would only grow. */
async function removeUnused(cacheDirectory: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(cacheDirectory);
  const unused = names.filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cacheDirectory, name), { force: true })));
}

/** The best for scripts, styles and the search index, which many readers load; for the many pages it would take ten times as long. */
function chooseQuality(pathname: string, encoding: Encoding): number {
  const isLoadedOften = findHashedPrefix(pathname) !== undefined || isSearchFile(pathname);
  return encoding === 'br' && isLoadedOften ? 11 : 9;
}
