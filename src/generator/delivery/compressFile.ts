import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENCODINGS, ENCODING_SUFFIX } from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { isSearchFile } from '#model/search/SearchFile.ts';
import type { Cache } from '../files/createCache.ts';
import { hashKey } from '../files/createCache.ts';
import { hashContent } from '../files/hashContent.ts';
import { compress } from './compress.ts';

/** Smaller files gain less than the header that names the encoding costs. */
const MIN_SIZE = 512;

/** Puts a brotli and a gzip copy next to a text file. Returns how many of them had to be created. */
export function compressFile(directory: string, pathname: string, cache: Cache): number {
  const file = path.join(directory, pathname);
  const content = readFileSync(file);
  if (content.length < MIN_SIZE) return 0;
  const hash = hashContent(content);
  let created = 0;
  for (const encoding of ENCODINGS) {
    const quality = chooseQuality(pathname, encoding);
    const key = hashKey(hash, encoding, quality);
    const cached = cache.read(key);
    const copy = cached ?? compressWithin(content, encoding, quality);
    if (!cached) {
      cache.write(key, copy);
      created += 1;
    }
    writeFileSync(file + ENCODING_SUFFIX[encoding], copy);
  }
  return created;
}

/** What a page may weigh. */
const PAGE_BUDGET = 30_000;

/** The files above the budget are worth the time that the best compression takes. */
function compressWithin(content: Buffer, encoding: Encoding, quality: number): Buffer {
  const copy = compress(content, encoding, quality);
  const isClose = copy.length > PAGE_BUDGET * 0.95 && copy.length < PAGE_BUDGET * 1.5;
  return encoding === 'br' && isClose ? compress(content, encoding, 11) : copy;
}

/**
 * Measured on this site, in CPU seconds and bytes compared with quality 9: quality 11 makes scripts 7% smaller and takes 20 times
 * as long, quality 10 makes them 6% smaller and takes 8 times as long. Pages are ten times the size of all scripts together.
 */
function chooseQuality(pathname: string, encoding: Encoding): number {
  if (encoding === 'gzip') return 9;
  if (pathname.startsWith('/x/_astro/') || isSearchFile(pathname)) return 11;
  // Only readers who edit code load these.
  return pathname.startsWith('/x/live/') ? 10 : 9;
}
