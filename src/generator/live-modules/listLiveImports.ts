import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listDemoImports } from '../demos/listDemoImports.ts';
import { ROOT } from '../files/directories.ts';
import { listImports } from '../files/listImports.ts';

const MODULES = path.join(ROOT, 'node_modules');
const require = createRequire(path.join(ROOT, 'package.json'));

const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/x-license',
  'clsx',
];

/** Packages of which every folder with an index is a public import. */
const WITH_SUBPATHS = [
  '@mui/material',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
];

/** The libraries behind the date adapters; those that are not installed are left out, with their adapters. */
const DATE_LIBRARIES = [
  'dayjs',
  'date-fns',
  'date-fns/locale',
  'date-fns-jalali',
  'date-fns-jalali/locale',
  'luxon',
  'moment',
  'moment-hijri',
  'moment-jalaali',
  'moment-timezone',
];

/** Not for demos, or in need of another styling engine. */
const PRIVATE = /^(internals?|tests|zero-styled|Pigment\w+)$/;

/** Every import that code in an editor may use, in order. */
export function listLiveImports(): string[] {
  return [
    ...new Set([
      ...ALWAYS,
      ...WITH_SUBPATHS.flatMap(listSubpaths),
      ...DATE_LIBRARIES.filter(isInstalled),
      ...listDayjsExtras(),
      // What the demos import beyond the above, such as icons.
      ...listDemoImports().filter(isPackage).filter(isInstalled),
    ]),
  ].sort();
}

function listSubpaths(name: string): string[] {
  const folder = path.join(MODULES, name, 'esm');
  if (!existsSync(folder)) return [];
  const subpaths = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PRIVATE.test(entry.name))
    .map((entry) => entry.name)
    .filter((subpath) => existsSync(path.join(folder, subpath, 'index.js')))
    .filter(
      (subpath) => !subpath.startsWith('Adapter') || hasItsLibrary(path.join(folder, subpath)),
    );
  return [name, ...subpaths.map((subpath) => `${name}/${subpath}`)];
}

/** An adapter only works if the library it adapts is installed. Adapters of the pro package import the others. */
function hasItsLibrary(folder: string): boolean {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => listImports(readFileSync(path.join(folder, file), 'utf8'), file))
    .filter(isPackage)
    .every((specifier) => {
      const [, adapter] = /^@mui\/x-date-pickers\/(Adapter\w+)$/.exec(specifier) ?? [];
      if (adapter) return hasItsLibrary(path.join(MODULES, '@mui/x-date-pickers/esm', adapter));
      // Helpers for ES modules can't be found by `require`.
      return isInstalled(specifier) || existsSync(path.join(MODULES, `${specifier}.js`));
    });
}

function listDayjsExtras(): string[] {
  return ['plugin', 'locale'].flatMap((kind) => {
    const folder = path.join(MODULES, 'dayjs', kind);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => `dayjs/${kind}/${path.basename(file, '.js')}`);
  });
}

/** Not a file of ours, nor a module that only a bundler knows. */
function isPackage(specifier: string): boolean {
  return /^[a-z@]/.test(specifier) && !/^(node:|virtual:|.*\.json$)/.test(specifier);
}

function isInstalled(specifier: string): boolean {
  try {
    require.resolve(specifier);
    return true;
  } catch {
    return false;
  }
}
