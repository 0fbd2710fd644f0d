import { findHashedPrefix } from '#model/delivery/cacheControl.ts';
import type { DeliveryManifest } from '#model/delivery/DeliveryManifest.ts';
import { createFileHeaders, toUrlPath } from '#model/delivery/fileHeaders.ts';
import { HSTS_HEADER, SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** On every response, whatever the file. */
const EVERYWHERE: Headers = { ...SECURITY_HEADERS, ...HSTS_HEADER };

/**
 * The `_headers` file of static hosts. They join headers of the same name from all rules that match,
 * and two policies would both apply, so each document has one rule.
 */
export function formatHeadersFile({ config, files }: DeliveryManifest): string {
  const hashed = new Map<string, Headers>();
  const rules: string[] = [];
  for (const [pathname, file] of Object.entries(files)) {
    const headers = selectHeaders(pathname, createFileHeaders(pathname, file, config));
    const prefix = findHashedPrefix(pathname);
    if (prefix === undefined) rules.push(formatRule(toUrlPath(pathname), headers));
    else hashed.set(prefix, headers);
  }
  return [
    '# Rebuilt by src/generator/delivery/prepareDelivery.ts\n',
    formatRule('/*', EVERYWHERE),
    ...[...hashed].map(([prefix, headers]) => formatRule(`${prefix}*`, headers)),
    ...rules,
  ].join('');
}

/** Leaves out what the rule for everything says already, and types that every host knows. */
function selectHeaders(pathname: string, headers: Headers): Headers {
  const needsType = pathname.endsWith('.md');
  const entries = Object.entries(headers).filter(
    ([name]) => !(name in EVERYWHERE) && (name !== 'content-type' || needsType),
  );
  return Object.fromEntries(entries);
}

function formatRule(url: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${url}\n${lines.join('')}`;
}
