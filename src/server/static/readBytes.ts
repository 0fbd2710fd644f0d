import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { compress } from '#build/delivery/compressFiles.ts';
import { ENCODING_SUFFIX } from '#build/delivery/DeliveryManifest.ts';
import type { DeliveredFile, Encoding } from '#build/delivery/DeliveryManifest.ts';
import { ByteCache } from './ByteCache.ts';
import type { ByteRange } from './parseRange.ts';

const CACHE_BYTES = 128 * 1024 * 1024;
/** Larger files are streamed: they are rare, and would push many small ones out of the cache. */
export const MAX_CACHED_BYTES = 1024 * 1024;
/** For builds without compressed copies: quick enough to be made while the reader waits. */
const QUICK_QUALITY = { br: 4, gzip: 6 } satisfies Record<Encoding, number>;

const cache = new ByteCache(CACHE_BYTES);

export interface Source {
  directory: string;
  pathname: string;
  file: DeliveredFile;
}

/** The bytes of a file in an encoding, from memory where they were asked for before. */
export function readBytes(
  source: Source,
  encoding: Encoding | undefined,
): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
  const key = `${source.file.hash}-${encoding ?? ''}`;
  return cache.get(key) ?? load(source, encoding, key);
}

async function load(
  { directory, pathname, file }: Source,
  encoding: Encoding | undefined,
  key: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = path.join(directory, pathname);
  const bytes =
    encoding === undefined
      ? await readFile(name)
      : file.encodings.includes(encoding)
        ? await readFile(name + ENCODING_SUFFIX[encoding])
        : await compress(await readFile(name), encoding, QUICK_QUALITY[encoding]);
  cache.set(key, bytes as Uint8Array<ArrayBuffer>);
  return bytes as Uint8Array<ArrayBuffer>;
}

/** A part of a file, or a large one, straight from the disk. */
export function streamBytes(
  { directory, pathname }: Source,
  range: ByteRange | undefined,
): ReadableStream<Uint8Array> {
  const stream = createReadStream(path.join(directory, pathname), range);
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
