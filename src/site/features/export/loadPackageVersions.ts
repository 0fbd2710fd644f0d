import type { PackageVersions } from '#model/project/PackageVersions.ts';

const VERSIONS_URL = '/x/package-versions.json';
let versions: Promise<PackageVersions> | undefined;

/** Loads the package versions for exported projects. A failed request is forgotten, so the next call tries again. */
export function loadPackageVersions(): Promise<PackageVersions> {
  versions ??= fetchVersions().catch((error: unknown) => {
    versions = undefined;
    throw error;
  });
  return versions;
}

async function fetchVersions(): Promise<PackageVersions> {
  const response = await fetch(VERSIONS_URL);
  if (!response.ok)
    throw new Error(`Loading ${VERSIONS_URL} failed with status ${response.status}.`);
  return (await response.json()) as PackageVersions;
}
