import { siteConfig } from '#content/site.config.ts';
import { findHashedPrefix, getCacheControl } from '#model/delivery/cacheControl.ts';
import { getContentType, isCompressible, isDocument } from '#model/delivery/contentTypes.ts';
import { getMarkdownHeaders } from '#model/delivery/markdownHeaders.ts';
import {
  createContentSecurityPolicy,
  WORKER_POLICY,
} from '#model/delivery/contentSecurityPolicy.ts';
import type { DeliveredFile, Encoding } from '#model/delivery/DeliveryManifest.ts';
import {
  FILE_HEADERS,
  SECURITY_HEADERS,
  SHARED_FILE_HEADER,
  WORKER_HEADER,
} from '#model/delivery/securityHeaders.ts';
import { createEntityTag } from './entityTag.ts';
import type { HeaderRecord } from './SiteAnswer.ts';

/** What an answer with the whole file carries. */
export function createFileHeaders(
  pathname: string,
  file: DeliveredFile,
  encoding: Encoding | undefined,
): HeaderRecord {
  return {
    ...FILE_HEADERS,
    'content-type': getContentType(pathname),
    'cache-control': getCacheControl(pathname),
    etag: createEntityTag(file.hash, encoding),
    'accept-ranges': 'bytes',
    ...(isCompressible(pathname) && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
    ...getMarkdownHeaders(pathname),
    ...(findHashedPrefix(pathname) !== undefined && SHARED_FILE_HEADER),
    ...(pathname === siteConfig.serviceWorker.url && {
      ...WORKER_HEADER,
      'content-security-policy': WORKER_POLICY,
    }),
    ...(isDocument(pathname) && {
      ...SECURITY_HEADERS,
      // The same address answers in Markdown to those who ask for it.
      vary: 'Accept-Encoding, Accept',
      'content-security-policy': createContentSecurityPolicy(
        pathname.replace(/\/index\.html$/, '/'),
        file.scripts ?? [],
      ),
    }),
  };
}
