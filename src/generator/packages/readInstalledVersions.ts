import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { ROOT } from '../files/directories.ts';

/** Reads the version of each documented package from its `package.json`. */
export function readInstalledVersions(root: string = ROOT): Record<string, string> {
  const names = siteConfig.products.flatMap(({ packages }) => packages.map(({ name }) => name));
  return Object.fromEntries(names.map((name) => [name, readVersion(root, name)]));
}

function readVersion(root: string, name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
