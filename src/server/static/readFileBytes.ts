import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { compress } from '#generator/delivery/compress.ts';
import { ENCODING_SUFFIX } from '#model/delivery/DeliveryManifest.ts';
import type { DeliveredFile, Encoding } from '#model/delivery/DeliveryManifest.ts';
import type { ByteRange } from './parseRange.ts';
import type { Bytes } from './SiteAnswer.ts';

/** A file of the site and where it lies. */
export interface FileSource {
  directory: string;
  pathname: string;
  file: DeliveredFile;
}

/** For builds without compressed copies: quick enough to be made while the reader waits. */
const QUICK_QUALITY = { br: 4, gzip: 6 } satisfies Record<Encoding, number>;

/** The bytes of a whole file in an encoding. */
export async function readFileBytes(
  { directory, pathname, file }: FileSource,
  encoding: Encoding | undefined,
): Promise<Bytes> {
  const name = path.join(directory, pathname);
  if (encoding === undefined) return readFile(name);
  if (file.encodings.includes(encoding)) return readFile(name + ENCODING_SUFFIX[encoding]);
  const bytes = await compress(await readFile(name), encoding, QUICK_QUALITY[encoding]);
  return new Uint8Array(bytes);
}

/** A part of a file, or a large one, straight from the disk. */
export function streamFile(
  { directory, pathname }: FileSource,
  range?: ByteRange,
): ReadableStream<Uint8Array> {
  const stream = createReadStream(path.join(directory, pathname), range);
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
