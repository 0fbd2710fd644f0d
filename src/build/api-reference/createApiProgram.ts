import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../content/directories.ts';
import type { InstalledFamily, InstalledPackage } from './packages.ts';

/** One way to import from a package: its root, or a folder of it. */
export interface EntryPoint {
  package: InstalledPackage;
  /** `@mui/x-charts` or `@mui/x-charts/BarChart` */
  specifier: string;
  file: string;
}

export interface ApiProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** By package name; the root comes first. */
  entryPoints: Map<string, EntryPoint[]>;
}

/** Folders that a reader does not import components or hooks from. */
const PRIVATE_FOLDERS = new Set([
  'esm',
  'internals',
  'locales',
  'material',
  'node_modules',
  'tests',
  'themeAugmentation',
  'typeOverloads',
]);

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * Without an adapter, `PickerValidDate` is `any` and swallows every union that it is part of. This
 * stands in for the date object of whichever library the reader uses.
 */
const DATE_STAND_IN = `
export interface PickerValidDate { readonly date: unique symbol }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { standIn: PickerValidDate }
}
`;
export const DATE_STAND_IN_FILE = path.join(ROOT, 'picker-valid-date.d.ts');

/** Reads the declarations of all packages in one program. */
export function createApiProgram(families: readonly InstalledFamily[]): ApiProgram {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (file) => (file === DATE_STAND_IN_FILE ? DATE_STAND_IN : readFile(file));
  host.fileExists = (file) => file === DATE_STAND_IN_FILE || fileExists(file);
  host.getSourceFile = (file, options, ...rest) =>
    file === DATE_STAND_IN_FILE
      ? ts.createSourceFile(file, DATE_STAND_IN, options)
      : getSourceFile(file, options, ...rest);

  const packages = families.flatMap((family) => family.packages);
  const entryPoints = new Map(
    packages.map((installed) => [installed.name, findEntryPoints(installed, host)]),
  );
  const files = [...entryPoints.values()].flatMap((list) => list.map(({ file }) => file));
  const hasPickers = packages.some(({ name }) => name === '@mui/x-date-pickers');
  const program = ts.createProgram({
    rootNames: hasPickers ? [...files, DATE_STAND_IN_FILE] : files,
    options: COMPILER_OPTIONS,
    host,
  });
  return { program, checker: program.getTypeChecker(), entryPoints };
}

function findEntryPoints(installed: InstalledPackage, host: ts.CompilerHost): EntryPoint[] {
  const folders = readdirSync(installed.directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PRIVATE_FOLDERS.has(entry.name))
    .filter((entry) => existsSync(path.join(installed.directory, entry.name, 'index.d.ts')))
    .map((entry) => entry.name)
    .sort();
  const specifiers = [installed.name, ...folders.map((folder) => `${installed.name}/${folder}`)];
  return specifiers.flatMap((specifier) => {
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      path.join(ROOT, 'index.ts'),
      COMPILER_OPTIONS,
      host,
    );
    return resolvedModule
      ? [{ package: installed, specifier, file: resolvedModule.resolvedFileName }]
      : [];
  });
}
