import { getCacheControl } from '#build/delivery/cacheControl.ts';
import { getContentType, isCompressible, isDocument } from '#build/delivery/contentTypes.ts';
import { createContentSecurityPolicy } from '#build/delivery/contentSecurityPolicy.ts';
import type { DeliveredFile, Encoding } from '#build/delivery/DeliveryManifest.ts';
import { SECURITY_HEADERS } from '#build/delivery/securityHeaders.ts';
import { createEntityTag } from './entityTag.ts';

export type HeaderRecord = Record<string, string>;

const cache = new WeakMap<DeliveredFile, Map<Encoding | undefined, HeaderRecord>>();

/** What every answer with this file carries, made once for each encoding. */
export function getFileHeaders(
  pathname: string,
  file: DeliveredFile,
  encoding: Encoding | undefined,
): HeaderRecord {
  const byEncoding = cache.get(file) ?? new Map<Encoding | undefined, HeaderRecord>();
  cache.set(file, byEncoding);
  const headers = byEncoding.get(encoding) ?? createFileHeaders(pathname, file, encoding);
  byEncoding.set(encoding, headers);
  return headers;
}

function createFileHeaders(
  pathname: string,
  file: DeliveredFile,
  encoding: Encoding | undefined,
): HeaderRecord {
  return {
    ...SECURITY_HEADERS,
    'content-type': getContentType(pathname),
    'cache-control': getCacheControl(pathname),
    etag: createEntityTag(file.hash, encoding),
    'accept-ranges': 'bytes',
    ...(isCompressible(pathname) && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
    ...(isDocument(pathname) && {
      // The same address answers in Markdown to those who ask for it.
      vary: 'Accept-Encoding, Accept',
      'content-security-policy': createContentSecurityPolicy(
        pathname.replace(/\/index\.html$/, '/'),
        file.scripts ?? [],
      ),
    }),
  };
}
