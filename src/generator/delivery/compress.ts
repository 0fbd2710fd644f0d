import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';

/** Synchronous, because worker threads have nothing else to do meanwhile. */
export function compress(content: Uint8Array, encoding: Encoding, quality: number): Buffer {
  if (encoding === 'gzip') return gzipSync(content, { level: quality });
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
