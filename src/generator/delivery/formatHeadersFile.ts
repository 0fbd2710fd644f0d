import { findHashedPrefix } from '#model/delivery/cacheControl.ts';
import type { DeliveryManifest } from '#model/delivery/DeliveryManifest.ts';
import { createFileHeaders, toUrlPath } from '#model/delivery/fileHeaders.ts';
import { createHstsHeader } from '#model/delivery/hstsHeader.ts';
import { SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** Not the same for all files, so each rule has its own: two values joined by the host would be invalid. */
const { 'cross-origin-resource-policy': _policy, ...SAME_FOR_ALL } = SECURITY_HEADERS;

/** On every response, whatever the file. */
const EVERYWHERE: Headers = { ...SAME_FOR_ALL, ...createHstsHeader('host') };

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
    if (prefix === undefined) {
      rules.push(formatRule(toUrlPath(pathname), headers));
      continue;
    }
    // The rule of a folder has what all its files share; only images with a policy need one more.
    const { 'content-security-policy': policy, ...shared } = headers;
    hashed.set(prefix, shared);
    if (policy) rules.push(formatRule(pathname, { 'content-security-policy': policy }));
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
