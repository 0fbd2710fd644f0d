import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './directories.ts';
import { listImports } from './listImports.ts';

/** Hashes a module and everything it imports from this repository, directly or not. */
export function hashSources(entry: string, root: string = ROOT): string {
  const aliases = readAliases(root);
  const found = new Set([path.resolve(root, entry)]);
  const hash = createHash('sha256');
  // The iteration includes files that are added to the set during the loop.
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    hash.update(`${path.relative(root, file)}\0${text}\0`);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const specifier of listImports(text, file)) {
      const target = resolveImport(specifier, file, aliases);
      if (target) found.add(target);
    }
  }
  return hash.digest('hex');
}

/** `#model/*` → `/checkout/src/model/` */
type Aliases = readonly (readonly [prefix: string, directory: string])[];

function readAliases(root: string): Aliases {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return [];
  const { imports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    imports?: Record<string, string>;
  };
  return Object.entries(imports).map(([name, target]) => [
    name.replace(/\*$/, ''),
    path.join(root, target.replace(/\*$/, '')),
  ]);
}

/** Finds the file of an import specifier. Packages are skipped. */
function resolveImport(specifier: string, from: string, aliases: Aliases): string | undefined {
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  if (alias) return path.join(alias[1], specifier.slice(alias[0].length));
  return specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : undefined;
}
