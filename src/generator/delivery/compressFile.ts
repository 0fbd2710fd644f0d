import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENCODINGS, ENCODING_SUFFIX } from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { isSearchFile } from '#model/search/SearchFile.ts';
import type { Cache } from '../files/createCache.ts';
import { hashKey } from '../files/createCache.ts';
import { hashWithSha256 } from '../files/hashWithSha256.ts';
import { compress } from './compress.ts';

/** Smaller files gain less than the header that names the encoding costs. */
const MIN_SIZE = 512;

/** What a page may weigh. */
const PAGE_BUDGET = 30_000;

/** Puts a brotli and a gzip copy next to a text file. Returns how many of them had to be created. */
export function compressFile(directory: string, pathname: string, cache: Cache): number {
  const file = path.join(directory, pathname);
  const content = readFileSync(file);
  if (content.length < MIN_SIZE) return 0;
  const hash = hashWithSha256(content);
  let created = 0;
  for (const encoding of ENCODINGS) {
    const key = hashKey(hash, encoding, chooseQuality(pathname, encoding), isPage(pathname));
    const cached = cache.read(key);
    const copy = cached ?? createCopy(content, pathname, encoding);
    if (!cached) {
      cache.write(key, copy);
      created += 1;
    }
    writeFileSync(file + ENCODING_SUFFIX[encoding], copy);
  }
  return created;
}

function createCopy(content: Buffer, pathname: string, encoding: Encoding): Buffer {
  const copy = compress(content, encoding, chooseQuality(pathname, encoding));
  const isLarge = copy.length > PAGE_BUDGET * 0.95;
  return encoding === 'br' && isPage(pathname) && isLarge ? compressPage(content) : copy;
}

function isPage(pathname: string): boolean {
  return pathname.endsWith('.html');
}

/** Large pages are worth more time, and those above the budget are worth the best compression. */
function compressPage(content: Buffer): Buffer {
  const copy = compress(content, 'br', 10);
  return copy.length > PAGE_BUDGET ? compress(content, 'br', 11) : copy;
}

/** Only tools load it, and all of it changes with every text. Quality 8 takes twice as long and saves 7%. */
const STORE = '/x/docs-store.json';
/** What every page loads. */
const SHELL = /^\/x\/(?:_astro\/shell\.|navigation\/)/;
/** Scripts and stylesheets, also those of code in editors. */
const CODE = /^\/x\/(?:_astro|live)\//;

/**
 * Measured on this site, in CPU seconds and bytes compared with quality 8: quality 9 takes five times as long and saves 0.5%.
 * Quality 10 takes ten times as long and makes pages 8% smaller, quality 11 takes forty times as long and makes them 10% smaller.
 * Scripts and search files are 2 to 3% larger with quality 10 than with quality 11, which would take 40 s longer.
 */
function chooseQuality(pathname: string, encoding: Encoding): number {
  if (encoding === 'gzip') return 9;
  if (pathname === STORE) return 5;
  if (SHELL.test(pathname)) return 11;
  return CODE.test(pathname) || isSearchFile(pathname) ? 10 : 8;
}
