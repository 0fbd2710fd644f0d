import type { PackageEntry } from './VersionFile.ts';

// Only the few lines that name packages and versions are read, so no parser for these formats is needed.

/** Version 1 says so in a comment; later versions start with metadata. */
export function isYarnLock(text: string): boolean {
  return /^# yarn lockfile v1$/m.test(text) || /^__metadata:$/m.test(text);
}

export function isPnpmLock(text: string): boolean {
  return /^lockfileVersion:/m.test(text);
}

/** An entry starts with what was asked for, `"@mui/x-charts@^7.0.0":`, and goes on with the `version`. */
export function listYarnPackages(text: string): PackageEntry[] {
  return [...text.matchAll(/^"?(@mui\/x-[\w-]+)@[^\n]*:\r?\n\s+version:? "?([^"\s]+)/gm)].map(
    ([, name = '', version = '']) => [name, version] as const,
  );
}

/** Keys of the section `packages`: `'@mui/x-charts@7.0.0'`, before version 9 `/@mui/x-charts@7.0.0(…)` or `/@mui/x-charts/7.0.0`. */
export function listPnpmPackages(text: string): PackageEntry[] {
  return [...text.matchAll(/^\s+['"]?\/?(@mui\/x-[\w-]+)[@/](\d[^\s'"(_:]*)[^\n]*:\r?$/gm)].map(
    ([, name = '', version = '']) => [name, version] as const,
  );
}

/** Lines copied from a manifest, `"@mui/x-charts": "^7.0.0",`, or from a command, `@mui/x-charts@7.0.0`. */
export function listLines(text: string): PackageEntry[] {
  return [...text.matchAll(/(@mui\/x-[\w-]+)(?:["']\s*:\s*["']([^"']+)["']|@([\w.^~-]+))/g)].map(
    ([, name = '', range, version]) => [name, range ?? version ?? ''] as const,
  );
}
