import type { ApiLinker } from '../api-reference/createApiLinker.ts';

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"](@mui\/x-[\w-]+)[^'"]*['"]/g;
const ANY_IMPORT = /^import\s/m;
const USE = /<([A-Z]\w*)|\b(use[A-Z]\w*)(?=\()/g;

/** Names in code → their reference pages. Imports decide which names are meant; without imports, the product of the page does. */
export function findCodeLinks(
  code: string,
  linker: ApiLinker,
  productId?: string,
): Map<string, string> {
  const links = new Map<string, string>();
  const add = (name: string, href: string | undefined) => href && links.set(name, href);
  for (const [, names = '', packageName = ''] of code.matchAll(IMPORT)) {
    for (const [exported = '', local = exported] of names.split(',').map((part) =>
      part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/),
    )) {
      add(local, linker.findExport(packageName, exported));
    }
  }
  if (!ANY_IMPORT.test(code)) {
    for (const [, component, hook] of code.matchAll(USE)) {
      const name = component ?? hook ?? '';
      add(name, linker.findName(name, productId));
    }
  }
  return links;
}
