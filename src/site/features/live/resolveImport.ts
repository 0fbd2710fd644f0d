import { findNearest } from '#model/errors/findNearest.ts';
import { LiveFault } from './LiveFault.ts';

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '.css'];

export type ResolvedImport = { kind: 'package'; name: string } | { kind: 'file'; name: string };

/** Everything a program can import: the packages of the live modules and its other files. */
export interface ImportScope {
  packages: readonly string[];
  files: readonly string[];
}

/** `'./data'` in `Demo.tsx` → the file `data.ts`. Throws an error with suggestions if there's no such file or package. */
export function resolveImport(
  specifier: string,
  importer: string,
  scope: ImportScope,
): ResolvedImport {
  if (specifier.startsWith('.')) {
    const wanted = joinPath(importer, specifier);
    const name = EXTENSIONS.map((extension) => wanted + extension).find((file) =>
      scope.files.includes(file),
    );
    if (name !== undefined) return { kind: 'file', name };
    throw new LiveFault('file', `File "${specifier}" doesn't exist.`, {
      subject: specifier,
      nearest: suggestFiles(wanted, scope.files),
      file: importer,
    });
  }
  if (scope.packages.includes(specifier)) return { kind: 'package', name: specifier };
  throw new LiveFault('import', `"${specifier}" can't be imported here.`, {
    subject: specifier,
    nearest: suggestPackages(specifier, scope.packages),
    file: importer,
  });
}

/** `dta` → `['data.ts']` */
function suggestFiles(wanted: string, files: readonly string[]): string[] {
  const byStem = new Map(files.map((file) => [file.replace(/\.\w+$/, ''), file]));
  return findNearest(wanted.replace(/\.\w+$/, ''), byStem.keys()).flatMap(
    (stem) => byStem.get(stem) ?? [],
  );
}

/** `@mui/material/Buton` → `['@mui/material/Button']`. Names in the same package come first. */
export function suggestPackages(specifier: string, packages: readonly string[]): string[] {
  const owner = getPackageName(specifier);
  const siblings = packages.filter((name) => getPackageName(name) === owner);
  if (siblings.length === 0) return findNearest(specifier, new Set(packages.map(getPackageName)));
  const rest = specifier.slice(owner.length + 1);
  const nearest = findNearest(
    rest,
    siblings.map((name) => name.slice(owner.length + 1)).filter(Boolean),
  );
  if (nearest.length > 0) return nearest.map((name) => `${owner}/${name}`);
  return siblings.includes(owner) ? [owner] : siblings.slice(0, 3);
}

/** `@mui/material/Button` → `@mui/material` */
export function getPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** `joinPath('a/Demo.tsx', '../data')` → `data` */
function joinPath(importer: string, specifier: string): string {
  const segments = importer.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
