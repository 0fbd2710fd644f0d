import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';

const files = new Map<string, string>();

/**
 * The name of a CSS module's class in the page. It's the same in every build, says where it comes from, and compresses better
 * than a hash.
 *
 * `menu` in `Header.module.css` → `_Header-menu`
 */
export function createClassName(name: string, file: string): string {
  const [pathname = file] = file.split('?');
  const module = path.basename(pathname).replace(/\.module\.\w+$/, '');
  const other = files.get(module);
  if (other !== undefined && other !== pathname) {
    throw new DocsError(`Two CSS modules are called "${module}", so their classes would mix.`, {
      file: pathname,
      hint: `rename this file or ${other}.`,
    });
  }
  files.set(module, pathname);
  return `_${module}-${name}`;
}
