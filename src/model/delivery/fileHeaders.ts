import { findHashedPrefix, getCacheControl } from './cacheControl.ts';
import { getContentType, isDocument } from './contentTypes.ts';
import { createContentSecurityPolicy, WORKER_POLICY } from './contentSecurityPolicy.ts';
import type { DeliveryConfig } from './DeliveryConfig.ts';
import type { DeliveredFile } from './DeliveryManifest.ts';
import { getMarkdownHeaders } from './markdownHeaders.ts';
import {
  FILE_HEADERS,
  SECURITY_HEADERS,
  SHARED_FILE_HEADER,
  WORKER_HEADER,
} from './securityHeaders.ts';

/** The headers of a file that don't depend on the request; `_headers` and the server both use them. */
export function createFileHeaders(
  pathname: string,
  { scripts = [] }: Pick<DeliveredFile, 'scripts'>,
  config: DeliveryConfig,
): Readonly<Record<string, string>> {
  return {
    ...FILE_HEADERS,
    'content-type': getContentType(pathname),
    'cache-control': getCacheControl(pathname, config),
    ...getMarkdownHeaders(pathname, config),
    ...(findHashedPrefix(pathname) !== undefined && SHARED_FILE_HEADER),
    ...(pathname === config.serviceWorkerUrl && {
      ...WORKER_HEADER,
      'content-security-policy': WORKER_POLICY,
    }),
    ...(isDocument(pathname) && {
      ...SECURITY_HEADERS,
      'content-security-policy': createContentSecurityPolicy(toUrlPath(pathname), scripts, config),
    }),
  };
}

/** `/x/react-charts/index.html` → `/x/react-charts/` */
export function toUrlPath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/');
}
