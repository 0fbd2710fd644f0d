import { siteConfig } from '#content/site.config.ts';
import { CACHE_CONTROL, findHashedPrefix, getCacheControl } from '#model/delivery/cacheControl.ts';
import { getContentType, isDocument } from '#model/delivery/contentTypes.ts';
import { createContentSecurityPolicy, WORKER_POLICY } from '#model/delivery/contentSecurityPolicy.ts';
import { getMarkdownHeaders } from '#model/delivery/markdownHeaders.ts';
import type { DeliveryManifest } from '#model/delivery/DeliveryManifest.ts';
import {
  HSTS_HEADER,
  SECURITY_HEADERS,
  SHARED_FILE_HEADER,
  WORKER_HEADER,
} from '#model/delivery/securityHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The `_headers` file of static hosts. They join headers of one name from all rules that match,
 * and two policies would both apply, so each document has a rule of its own.
 */
export function formatHeadersFile({ files }: DeliveryManifest): string {
  const hashed = new Set(
    Object.keys(files).flatMap((pathname) => findHashedPrefix(pathname) ?? []),
  );
  const rules = Object.entries(files).flatMap(([pathname, { scripts = [] }]) => {
    if (isDocument(pathname)) {
      return [formatRule(toUrl(pathname), listPageHeaders(pathname, scripts))];
    }
    if (findHashedPrefix(pathname) !== undefined) return [];
    if (pathname === siteConfig.serviceWorker.url)
      return [formatRule(pathname, listWorkerHeaders(pathname))];
    const headers = { 'cache-control': getCacheControl(pathname), ...getMarkdownHeaders(pathname) };
    // Few hosts know the type of Markdown.
    const type = pathname.endsWith('.md') ? { 'content-type': getContentType(pathname) } : {};
    return [formatRule(pathname, { ...headers, ...type })];
  });
  return [
    '# Rebuilt by src/generator/delivery/prepareDelivery.ts\n',
    formatRule('/*', { ...SECURITY_HEADERS, ...HSTS_HEADER }),
    ...[...hashed].map((prefix) =>
      formatRule(`${prefix}*`, { 'cache-control': CACHE_CONTROL.hashed, ...SHARED_FILE_HEADER }),
    ),
    ...rules,
  ].join('');
}

function listPageHeaders(pathname: string, scripts: readonly string[]): Headers {
  return {
    'content-security-policy': createContentSecurityPolicy(toUrl(pathname), scripts),
    'cache-control': getCacheControl(pathname),
  };
}

function listWorkerHeaders(pathname: string): Headers {
  return {
    'content-security-policy': WORKER_POLICY,
    'cache-control': getCacheControl(pathname),
    ...WORKER_HEADER,
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
