import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';

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
