import type { OlderVersion } from './ProductConfig.ts';

/** `?v=7`, `?v=v7` and `?v=7.28.0` → the entry of v7, if the product has it */
export function findOlderVersion(
  search: string,
  versions: readonly OlderVersion[],
): OlderVersion | undefined {
  const major = /[?&]v=v?(\d+)(?=[.&]|$)/.exec(search)?.[1];
  return versions.find(({ label }) => label === `v${major}`);
}

/** The same page in an older version. The path is the same unless that version had the product elsewhere. */
export function getOlderPageHref(
  { label, path }: OlderVersion,
  pathname: string,
  versionHost: string,
): string {
  return versionHost.replace('{version}', label) + (path ?? pathname);
}
