import { findHashedPrefix, getCacheControl } from './cacheControl.ts';
import { getContentType, isDocument } from './contentTypes.ts';
import {
  createContentSecurityPolicy,
  FRAME_PREFIX,
  SVG_POLICY,
  WORKER_POLICY,
} from './contentSecurityPolicy.ts';
import type { DeliveryConfig } from './DeliveryConfig.ts';
import type { DeliveredFile } from './DeliveryManifest.ts';
import { getMarkdownHeaders } from './markdownHeaders.ts';
import { REPORTING_HEADER } from './policyReports.ts';
import {
  EMBEDDABLE_HEADER,
  FILE_HEADERS,
  NO_PREFETCH_HEADER,
  SECURITY_HEADERS,
  SHARED_FILE_HEADERS,
  WORKER_HEADER,
} from './securityHeaders.ts';

/** The images that pages reference in `og:image`. */
const CARDS_PREFIX = '/x/cards/';

/** The headers of a file that don't depend on the request; `_headers` and the server both use them. */
export function createFileHeaders(
  pathname: string,
  inline: Pick<DeliveredFile, 'scripts' | 'styles'>,
  config: DeliveryConfig,
): Readonly<Record<string, string>> {
  return {
    ...FILE_HEADERS,
    'content-type': getContentType(pathname),
    'cache-control': getCacheControl(pathname, config),
    ...getMarkdownHeaders(pathname, config),
    ...(findHashedPrefix(pathname) !== undefined && SHARED_FILE_HEADERS),
    ...(pathname.startsWith(CARDS_PREFIX) && EMBEDDABLE_HEADER),
    ...(pathname.endsWith('.svg') && { 'content-security-policy': SVG_POLICY }),
    ...(pathname === config.serviceWorkerUrl && {
      ...WORKER_HEADER,
      'content-security-policy': WORKER_POLICY,
    }),
    ...(isDocument(pathname) && {
      ...SECURITY_HEADERS,
      'content-security-policy': createContentSecurityPolicy(toUrlPath(pathname), inline, config),
      ...(config.reportsPath !== undefined && REPORTING_HEADER),
      ...(pathname.startsWith(FRAME_PREFIX) && NO_PREFETCH_HEADER),
    }),
  };
}

/** `/x/react-charts/index.html` → `/x/react-charts/` */
export function toUrlPath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/');
}
