import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { ENCODING_SUFFIX } from '#model/delivery/DeliveryManifest.ts';
import type { DeliveredFile, Encoding } from '#model/delivery/DeliveryManifest.ts';
import type { ByteRange } from './parseRange.ts';
import type { Bytes, FileSlice } from './SiteAnswer.ts';

/** A file of the site and where to find it. */
export interface FileSource {
  directory: string;
  pathname: string;
  file: DeliveredFile;
  config: DeliveryConfig;
}

/** Reads a whole file in an encoding. Rejects if the bytes don't match the manifest. */
export async function readFileBytes(
  { directory, pathname, file }: FileSource,
  encoding: Encoding | undefined,
): Promise<Bytes> {
  const suffix = encoding === undefined ? '' : ENCODING_SUFFIX[encoding];
  const bytes = await readFile(path.join(directory, pathname) + suffix);
  const expected = encoding === undefined ? file.size : file.encodings[encoding];
  checkSize(pathname + suffix, bytes.byteLength, expected);
  return bytes;
}

/** Opens a file and checks its size, which the `content-length` header will promise. */
export async function openSlice(
  { directory, pathname, file }: FileSource,
  range: ByteRange = { start: 0, end: file.size - 1 },
): Promise<FileSlice> {
  const handle = await open(path.join(directory, pathname));
  try {
    checkSize(pathname, (await handle.stat()).size, file.size);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return { handle, start: range.start, length: range.end - range.start + 1 };
}

/** Yields the bytes of a slice, then closes the file. Throws at the end if the file has become shorter. */
export async function* readSlice({ handle, start, length }: FileSlice): AsyncGenerator<Uint8Array> {
  let sent = 0;
  const stream = handle.createReadStream({ start, end: start + length - 1 });
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    sent += chunk.byteLength;
    yield chunk;
  }
  if (sent !== length) throw new Error(`Read ${sent} of ${length} bytes: the file has changed.`);
}

function checkSize(name: string, size: number, expected: number | undefined): void {
  if (size === expected) return;
  throw new Error(`${name} has ${size} bytes, and the manifest says ${expected}.`);
}
