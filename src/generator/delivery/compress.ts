import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';

export function compress(
  content: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(content, { level: quality })
    : promisify(brotliCompress)(content, createBrotliOptions(content, quality));
}

/** The same for worker threads, which have nothing else to do meanwhile. */
export function compressSync(content: Uint8Array, encoding: Encoding, quality: number): Buffer {
  return encoding === 'gzip'
    ? gzipSync(content, { level: quality })
    : brotliCompressSync(content, createBrotliOptions(content, quality));
}

function createBrotliOptions(content: Uint8Array, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}
