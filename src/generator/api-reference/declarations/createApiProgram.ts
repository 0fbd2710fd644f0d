import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../files/directories.ts';
import type { InstalledFamily, InstalledPackage } from './packages.ts';

/** One path to import from: the root of a package, or one of its folders. */
export interface EntryPoint {
  package: InstalledPackage;
  /** `@mui/x-charts` or `@mui/x-charts/BarChart` */
  specifier: string;
  file: string;
}

export interface ApiProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** By package name. The root of a package comes first. */
  entryPoints: Map<string, EntryPoint[]>;
  /** Generic types with the defaults of all their parameters, by package and then by name, such as `ChartContainerProps`. */
  plainTypes: Map<string, ReadonlyMap<string, ts.Type>>;
}

/** Folders that users don't import components or hooks from. */
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
 * Without an adapter, `PickerValidDate` is `any`, and so is every union that contains it. This type
 * represents the date object of whichever library the app uses.
 */
const DATE_STAND_IN = `
export interface PickerValidDate { readonly date: never }
type StandIn = PickerValidDate;
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { standIn: StandIn }
}
`;
const DATE_STAND_IN_NAME = 'picker-valid-date.d.ts';

/** True for the file that declares the stand-in for dates. */
export function isDateStandIn(file: string | undefined): boolean {
  return file !== undefined && path.basename(file) === DATE_STAND_IN_NAME;
}

/** Reads the declarations of all packages in one program. */
export function createApiProgram(
  families: readonly InstalledFamily[],
  root: string = ROOT,
): ApiProgram {
  const packages = families.flatMap((family) => family.packages);
  const virtualFiles = new Map(
    packages.map((installed) => [getPlainTypesFile(installed, root), writePlainTypes(installed)]),
  );
  if (packages.some(({ name }) => name === '@mui/x-date-pickers')) {
    virtualFiles.set(path.join(root, DATE_STAND_IN_NAME), DATE_STAND_IN);
  }
  const host = createHost(virtualFiles);
  const entryPoints = new Map(
    packages.map((installed) => [installed.name, findEntryPoints(installed, host, root)]),
  );
  const files = [...entryPoints.values()].flatMap((list) => list.map(({ file }) => file));
  const program = ts.createProgram({
    rootNames: [...files, ...virtualFiles.keys()],
    options: COMPILER_OPTIONS,
    host,
  });
  const checker = program.getTypeChecker();
  const plainTypes = new Map(
    packages.map((installed) => [
      installed.name,
      readPlainTypes(getPlainTypesFile(installed, root), program, checker),
    ]),
  );
  return { program, checker, entryPoints, plainTypes };
}

function createHost(virtualFiles: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (file) => virtualFiles.get(file) ?? readFile(file);
  host.fileExists = (file) => virtualFiles.has(file) || fileExists(file);
  host.getSourceFile = (file, options, ...rest) => {
    const text = virtualFiles.get(file);
    return text === undefined
      ? getSourceFile(file, options, ...rest)
      : ts.createSourceFile(file, text, options);
  };
  return host;
}

function getPlainTypesFile({ name }: InstalledPackage, root: string): string {
  return path.join(root, `plain-types-${path.basename(name)}.d.ts`);
}

/** `export type ChartContainerProps = P.ChartContainerProps;` for every generic type. */
function writePlainTypes({ name, directory }: InstalledPackage): string {
  const names = new Set<string>();
  const folder = path.join(directory, 'esm');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts') || file.includes('internals')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, type = ''] of text.matchAll(/export (?:type|interface) (\w+)</g)) {
      names.add(type);
    }
  }
  const lines = [...names].sort().map((type) => `export type ${type} = P.${type};`);
  return [`import type * as P from '${name}';`, ...lines, ''].join('\n');
}

/** Leaves out types that resolve to `any`: the package doesn't export them, or they have parameters without a default. */
function readPlainTypes(
  virtualFile: string,
  program: ts.Program,
  checker: ts.TypeChecker,
): ReadonlyMap<string, ts.Type> {
  const file = program.getSourceFile(virtualFile);
  const module = file && checker.getSymbolAtLocation(file);
  const types = new Map<string, ts.Type>();
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!(type.flags & ts.TypeFlags.Any)) types.set(symbol.name, type);
  }
  return types;
}

function findEntryPoints(
  installed: InstalledPackage,
  host: ts.CompilerHost,
  root: string,
): EntryPoint[] {
  const folders = readdirSync(installed.directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PRIVATE_FOLDERS.has(entry.name))
    // Date adapters need date libraries that aren't installed here. Without those, every date would be `any`.
    .filter((entry) => !entry.name.startsWith('Adapter'))
    .filter((entry) => existsSync(path.join(installed.directory, entry.name, 'index.d.ts')))
    .map((entry) => entry.name)
    .sort();
  const specifiers = [installed.name, ...folders.map((folder) => `${installed.name}/${folder}`)];
  return specifiers.flatMap((specifier) => {
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      path.join(root, 'index.ts'),
      COMPILER_OPTIONS,
      host,
    );
    return resolvedModule
      ? [{ package: installed, specifier, file: resolvedModule.resolvedFileName }]
      : [];
  });
}
