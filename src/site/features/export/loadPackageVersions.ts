import type { PackageVersions } from '#model/project/PackageVersions.ts';

const ADDRESS = '/x/package-versions.json';
let versions: Promise<PackageVersions> | undefined;

/** The versions for exported projects. A failed request is forgotten, so the next call tries again. */
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
