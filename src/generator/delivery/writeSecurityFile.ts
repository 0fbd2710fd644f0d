import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '#model/site/SiteConfig.ts';

export const SECURITY_FILE = '/.well-known/security.txt';

/** Writes where to report vulnerabilities (RFC 9116). Without `security` in the config, the URL answers 404. */
export function writeSecurityFile(
  directory: string,
  { security, siteUrl }: Pick<SiteConfig, 'security' | 'siteUrl'>,
  now = Date.now(),
): string {
  if (!security) return 'no security.txt, because content/site.config.ts has no contact';
  const lines = [
    ...security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${security.expires}`,
    `Canonical: ${siteUrl}${SECURITY_FILE}`,
  ];
  const file = path.join(directory, SECURITY_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return Date.parse(security.expires) > now
    ? 'security.txt written'
    : `security.txt expired on ${security.expires}: update security.expires in content/site.config.ts`;
}
