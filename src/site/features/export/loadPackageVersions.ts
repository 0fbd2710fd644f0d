import type { PackageVersions } from '#model/project/PackageVersions.ts';

const ADDRESS = '/x/package-versions.json';
let versions: Promise<PackageVersions> | undefined;

/** The versions that projects are exported with; a failed fetch is forgotten, so the next try asks again. */
export function loadPackageVersions(): Promise<PackageVersions> {
  versions ??= fetchVersions().catch((error: unknown) => {
    versions = undefined;
    throw error;
  });
  return versions;
}

async function fetchVersions(): Promise<PackageVersions> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`${ADDRESS} could not be fetched (${response.status}).`);
  return (await response.json()) as PackageVersions;
}
