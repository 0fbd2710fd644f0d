import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { DATE_ADAPTERS } from '#model/demo/dateAdapters.ts';
import { BASE_PACKAGES, PROJECT_TOOLS } from '#model/project/collectDependencies.ts';
import { toPackageName } from '#model/project/toPackageName.ts';
import type { Overrides, PackageVersion, PackageVersions } from '#model/project/PackageVersions.ts';
import { ROOT } from '../files/directories.ts';
import { listDemoImports } from './listDemoImports.ts';

interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  overrides?: Overrides;
}

const TOOLS: readonly string[] = Object.values(PROJECT_TOOLS).flat();

/** Published together under one version; this site needs only the second of each. */
const TWINS: Readonly<Record<string, string>> = { '@tailwindcss/vite': 'tailwindcss' };

/** Every package that an exported demo may need, as installed here. */
export function readPackageVersions(root: string = ROOT): PackageVersions {
  const versions = new Map<string, PackageVersion>();
  const overrides = readManifest(root)?.overrides ?? {};
  const add = (name: string) => {
    if (versions.has(name)) return;
    const version = readPackageVersion(root, name, overrides);
    if (!version) return;
    versions.set(name, version);
    for (const other of [...(version.peers ?? []), ...(version.types ? [version.types] : [])]) {
      add(other);
    }
  };
  for (const name of [...listWanted(), ...TOOLS]) add(name);
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function listWanted(): string[] {
  const documented = siteConfig.products.flatMap(({ packages }) =>
    packages.map(({ name }) => name),
  );
  return [...BASE_PACKAGES, ...documented, ...Object.values(DATE_ADAPTERS), ...listImported()];
}

function listImported(): string[] {
  const names = listDemoImports().map(toPackageName);
  return [...new Set(names.filter((name) => name !== undefined))];
}

function readPackageVersion(
  root: string,
  name: string,
  overrides: Overrides,
): PackageVersion | undefined {
  const directory = path.join(root, 'node_modules', TWINS[name] ?? name);
  const manifest = readManifest(directory);
  if (!manifest) return undefined;
  const isTool = TOOLS.includes(name);
  const peers = isTool ? [] : listPeers(manifest);
  const types = isTool || hasTypes(directory, manifest) ? undefined : findTypes(root, name);
  const reached = pickReached(overrides, listTree(root, name));
  return {
    version: manifest.version,
    ...(peers.length > 0 ? { peers } : {}),
    ...(types ? { types } : {}),
    ...(Object.keys(reached).length > 0 ? { overrides: reached } : {}),
  };
}

function listPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
}

function readManifest(directory: string): Manifest | undefined {
  const file = path.join(directory, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

function hasTypes(directory: string, manifest: Manifest): boolean {
  return (
    manifest.types !== undefined ||
    manifest.typings !== undefined ||
    existsSync(path.join(directory, 'index.d.ts')) ||
    JSON.stringify(manifest.exports ?? '').includes('"types"')
  );
}

/** `react-dom` → `@types/react-dom`, `@scope/name` → `@types/scope__name`, where installed. */
function findTypes(root: string, name: string): string | undefined {
  if (name.startsWith('@types/')) return undefined;
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return existsSync(path.join(root, 'node_modules', types)) ? types : undefined;
}

/** Names of a package and of everything it depends on, found as Node finds them: in the nearest `node_modules`. */
function listTree(root: string, name: string): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (from: string, dependency: string) => {
    const directory = findPackage(root, from, dependency);
    if (!directory || seen.has(directory)) return;
    seen.add(directory);
    names.add(dependency);
    for (const next of Object.keys(readManifest(directory)?.dependencies ?? {})) {
      visit(directory, next);
    }
  };
  visit(root, name);
  return names;
}

function findPackage(root: string, from: string, name: string): string | undefined {
  for (let directory = from; directory.startsWith(root); directory = path.dirname(directory)) {
    const candidate = path.join(directory, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
}

function pickReached(overrides: Overrides, names: ReadonlySet<string>): Overrides {
  return Object.fromEntries(Object.entries(overrides).filter(([name]) => names.has(name)));
}
