import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { readImports } from '../files/readImports.ts';
import { listUses } from './listUses.ts';

/** Finds the reference pages of names in code. Imports decide what a name refers to. Without imports, the page's product decides. */
export function findCodeLinks(
  code: string,
  linker: ApiLinker,
  productId?: string,
): Map<string, string> {
  const links = new Map<string, string>();
  const add = (name: string, href: string | undefined) => href && links.set(name, href);
  const imports = readImports(code);
  for (const { specifier, names } of imports) {
    const [, packageName] = /^(@mui\/x-[\w-]+)/.exec(specifier) ?? [];
    if (!packageName) continue;
    for (const { imported, local } of names) add(local, linker.findExport(packageName, imported));
  }
  if (imports.length === 0)
    for (const name of listUses(code)) add(name, linker.findName(name, productId));
  return links;
}
