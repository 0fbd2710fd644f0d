import type { CodeStylingToken } from '../demo/codeStyling.ts';
import type { CodeVariant } from '../demo/codeVariant.ts';
import { DATE_ADAPTERS, getAdapterPackage, readAdapterName } from '../demo/dateAdapters.ts';
import { DocsError } from '../errors/DocsError.ts';
import { findNearest } from '../errors/findNearest.ts';
import { toPackageName } from './toPackageName.ts';
import type { Overrides, PackageVersion, PackageVersions } from './PackageVersions.ts';

export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Overrides;
}

export interface DependencyOptions {
  variant: CodeVariant;
  styling: CodeStylingToken;
  versions: PackageVersions;
}

/** Packages every demo needs, whatever it imports. */
export const BASE_PACKAGES = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
] as const;

/** Packages that build an exported project. */
export const PROJECT_TOOLS = {
  always: ['vite', '@vitejs/plugin-react'],
  TS: ['typescript'],
  tailwind: ['tailwindcss', '@tailwindcss/vite'],
} as const;

/** For a library that isn't installed because no demo uses it yet. */
const UNKNOWN_LIBRARY: PackageVersion = { version: 'latest' };
const LIBRARY_TYPES: Readonly<Record<string, string>> = {
  luxon: '@types/luxon',
  'moment-hijri': '@types/moment-hijri',
  'moment-jalaali': '@types/moment-jalaali',
};

/** The packages a project needs for `imports`, each at the version this site documents. */
export function collectDependencies(
  imports: readonly string[],
  { variant, styling, versions }: DependencyOptions,
): Dependencies {
  const runtime = withPeers([...BASE_PACKAGES, ...imports.flatMap(listPackages)], versions);
  const tools = [
    ...PROJECT_TOOLS.always,
    ...(variant === 'TS' ? [...PROJECT_TOOLS.TS, ...listTypes(runtime, versions)] : []),
    ...(styling === 'tailwind' ? PROJECT_TOOLS.tailwind : []),
  ];
  const overrides = [...runtime, ...tools].map(
    (name) => getVersion(name, versions).overrides ?? {},
  );
  return {
    dependencies: toVersions(runtime, versions),
    devDependencies: toVersions(tools, versions),
    overrides: Object.assign({}, ...overrides) as Overrides,
  };
}

/** `@mui/x-date-pickers/AdapterLuxon` → `@mui/x-date-pickers`, `luxon` */
function listPackages(specifier: string): string[] {
  const adapter = readAdapterName(specifier);
  const names = [toPackageName(specifier), adapter && getAdapterPackage(adapter)];
  return names.filter((name) => name !== undefined);
}

function withPeers(names: readonly string[], versions: PackageVersions): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const peer of getVersion(name, versions).peers ?? []) add(peer);
  };
  for (const name of names) add(name);
  return [...found];
}

function listTypes(names: readonly string[], versions: PackageVersions): string[] {
  return names.flatMap((name) => {
    const types = versions[name] ? versions[name].types : LIBRARY_TYPES[name];
    return types ? [types] : [];
  });
}

function toVersions(names: readonly string[], versions: PackageVersions): Record<string, string> {
  const entries = names.map((name) => [name, getVersion(name, versions).version] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function getVersion(name: string, versions: PackageVersions): PackageVersion {
  const known = Object.hasOwn(versions, name) ? versions[name] : undefined;
  if (known) return known;
  if (isDateLibrary(name)) return UNKNOWN_LIBRARY;
  const [nearest] = findNearest(name, Object.keys(versions));
  throw new DocsError(`The demo imports "${name}", but its version is unknown.`, {
    hint: nearest
      ? `did you mean "${nearest}"?`
      : `add "${name}" to the dependencies in package.json.`,
  });
}

function isDateLibrary(name: string): boolean {
  const libraries: string[] = Object.values(DATE_ADAPTERS);
  return libraries.includes(name) || Object.values(LIBRARY_TYPES).includes(name);
}
