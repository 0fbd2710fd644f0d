import { CACHE_CONTROL, HASHED_PREFIX, getCacheControl } from './cacheControl.ts';
import { isDocument } from './contentTypes.ts';
import { createContentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { DeliveryManifest } from './DeliveryManifest.ts';
import { HSTS_HEADER, SECURITY_HEADERS } from './securityHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The `_headers` file of static hosts. They join headers of one name from all rules that match,
 * and two policies would both apply, so each document has a rule of its own.
 */
export function formatHeadersFile({ files }: DeliveryManifest): string {
  const rules = Object.entries(files).flatMap(([pathname, { scripts = [] }]) => {
    if (isDocument(pathname))
      return [formatRule(toUrl(pathname), listPageHeaders(pathname, scripts))];
    if (pathname.startsWith(HASHED_PREFIX)) return [];
    return [formatRule(pathname, { 'cache-control': getCacheControl(pathname) })];
  });
  return [
    '# Rebuilt by src/build/delivery/prepareDelivery.ts\n',
    formatRule('/*', { ...SECURITY_HEADERS, ...HSTS_HEADER }),
    formatRule(`${HASHED_PREFIX}*`, { 'cache-control': CACHE_CONTROL.hashed }),
    ...rules,
  ].join('');
}

function listPageHeaders(pathname: string, scripts: readonly string[]): Headers {
  return {
    'content-security-policy': createContentSecurityPolicy(toUrl(pathname), scripts),
    'cache-control': getCacheControl(pathname),
  };
}

function formatRule(url: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${url}\n${lines.join('')}`;
}

/** `/x/react-charts/index.html` → `/x/react-charts/` */
function toUrl(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/');
}
