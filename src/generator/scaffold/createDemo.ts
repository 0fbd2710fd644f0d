import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError, DocsErrors } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { PAGES_DIR, toProjectPath } from '../files/directories.ts';
import { findPageFiles } from '../content/findPageFiles.ts';
import { createDemoSource } from './demoTemplates.ts';

const DEMO_NAME = /^[A-Z][A-Za-z0-9]*$/;
const USAGE = 'npm run new:demo -- /x/react-charts/bars BasicBars';

/** Writes a small, working demo next to a page as a starting point. */
export function createDemo(
  address: string,
  name: string,
  directory: string = PAGES_DIR,
): { file: string; next: string } {
  if (!address || !name) throw fail('A page and a name are needed.', USAGE);
  const pathname = parsePath(address).canonicalPathname;
  const page = findPageFiles(directory).files.find((file) => file.pathname === pathname);
  if (!page) throw fail(`There is no page ${address}.`, suggestPage(pathname, name, directory));
  if (!DEMO_NAME.test(name)) throw fail(`A demo cannot be called "${name}".`, suggestName(name));
  const file = path.join(path.dirname(page.file), `${name}.tsx`);
  if (existsSync(file)) {
    throw fail(`The demo "${name}" exists already.`, 'open it, or take another name.', file);
  }
  const route = path.relative(directory, path.dirname(file)).split(path.sep).join('/');
  writeFileSync(file, createDemoSource(route, name));
  return { file: toProjectPath(file), next: `<Demo name="${name}" />` };
}

function suggestPage(pathname: string, name: string, directory: string): string {
  const known = [...new Set(findPageFiles(directory).files.map((page) => page.pathname))];
  const sameEnd = known.filter((other) => path.basename(other) === path.basename(pathname));
  const [nearest] = [...findNearest(pathname, known, 1), ...sameEnd];
  return nearest
    ? `did you mean npm run new:demo -- ${nearest} ${name}? Otherwise: npm run new:page -- ${pathname}`
    : `make the page first: npm run new:page -- ${pathname}`;
}

/** `basic-bars.tsx` → `BasicBars` */
function suggestName(name: string): string {
  const words = name.replace(/\.tsx$/, '').match(/[A-Za-z0-9]+/g) ?? [];
  const corrected = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\d+/, '');
  return DEMO_NAME.test(corrected)
    ? `take "${corrected}": a capital first, then letters and digits.`
    : 'a capital first, then letters and digits: BasicBars.';
}

function fail(message: string, hint: string, file?: string): DocsErrors {
  return new DocsErrors([
    new DocsError(message, { hint, file: file === undefined ? undefined : toProjectPath(file) }),
  ]);
}
