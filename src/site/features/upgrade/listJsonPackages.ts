import type { PackageEntry } from './VersionFile.ts';

/** The keys under which a manifest lists its packages. */
const MANIFEST_KEYS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

/** Lists the packages of a parsed `package.json` or `package-lock.json`. Returns nothing if it's a different file. */
export function listJsonPackages(
  value: unknown,
): { entries: PackageEntry[]; isLock: boolean } | undefined {
  if (!isRecord(value)) return undefined;
  if ('lockfileVersion' in value) return { entries: listLocked(value), isLock: true };
  const lists = MANIFEST_KEYS.map((key) => value[key]).filter(isRecord);
  // A manifest without dependencies still has a name or a version.
  if (lists.length === 0 && !('name' in value) && !('version' in value)) return undefined;
  return { entries: lists.flatMap(listTexts), isLock: false };
}

/** Reads `packages` of lock files since npm 7, or `dependencies` of older ones. Nested copies in other packages are ignored. */
function listLocked({ packages, dependencies }: Record<string, unknown>): PackageEntry[] {
  if (!isRecord(packages))
    return isRecord(dependencies) ? listVersions(Object.entries(dependencies)) : [];
  const installed = Object.entries(packages).flatMap(([path, entry]) => {
    const name = /^(?:(?!node_modules\/).)*node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, entry] as const];
  });
  return listVersions(installed);
}

function listVersions(packages: readonly (readonly [string, unknown])[]): PackageEntry[] {
  return packages.flatMap(([name, entry]): PackageEntry[] =>
    isRecord(entry) && typeof entry['version'] === 'string' ? [[name, entry['version']]] : [],
  );
}

function listTexts(packages: Record<string, unknown>): PackageEntry[] {
  return Object.entries(packages).flatMap(([name, written]): PackageEntry[] =>
    typeof written === 'string' ? [[name, written]] : [],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
