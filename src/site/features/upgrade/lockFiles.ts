import type { PackageEntry } from './VersionFile.ts';

// Only the few lines that name packages and versions are read, so no parser for these formats is needed.

/** Version 1 has a comment with its name, and later versions start with metadata. */
export function isYarnLock(text: string): boolean {
  return /^# yarn lockfile v1$/m.test(text) || /^__metadata:$/m.test(text);
}

export function isPnpmLock(text: string): boolean {
  return /^lockfileVersion:/m.test(text);
}

/** Lists the packages of a Yarn lock file. An entry starts with the requested range, `"@mui/x-charts@^7.0.0":`, before the `version`. */
export function listYarnPackages(text: string): PackageEntry[] {
  return [...text.matchAll(/^"?(@mui\/x-[\w-]+)@[^\n]*:\r?\n\s+version:? "?([^"\s]+)/gm)].map(
    ([, name = '', version = '']) => [name, version] as const,
  );
}

/** Reads the keys in `packages`: `'@mui/x-charts@7.0.0'`, or before version 9 `/@mui/x-charts@7.0.0(…)` or `/@mui/x-charts/7.0.0`. */
export function listPnpmPackages(text: string): PackageEntry[] {
  return [...text.matchAll(/^\s+['"]?\/?(@mui\/x-[\w-]+)[@/](\d[^\s'"(_:]*)[^\n]*:\r?$/gm)].map(
    ([, name = '', version = '']) => [name, version] as const,
  );
}

/** Reads lines copied from a manifest, `"@mui/x-charts": "^7.0.0",`, or from a command, `@mui/x-charts@7.0.0`. */
export function listLines(text: string): PackageEntry[] {
  return [...text.matchAll(/(@mui\/x-[\w-]+)(?:["']\s*:\s*["']([^"']+)["']|@([\w.^~-]+))/g)].map(
    ([, name = '', range, version]) => [name, range ?? version ?? ''] as const,
  );
}
