import type { Plan } from '#model/product/Plan.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { compareVersions, toMinor } from '#model/reference/VersionHistory.ts';

/** A minor release of a product, with the last patch version of each package that was published. */
export interface Release {
  /** `8.4` */
  minor: string;
  /** `@mui/x-data-grid` → `8.4.0` */
  packages: Record<string, string>;
}

/**
 * Lists the minor releases of a product starting with a version, oldest first. For the newest one, it uses the installed version
 * of each package, even if later patch versions exist.
 */
export function listReleases(
  product: Pick<ProductConfig, 'packages'>,
  published: ReadonlyMap<string, readonly string[]>,
  from: string,
): Release[] {
  const releases = new Map<string, Release>();
  for (const { name, version: installed } of product.packages) {
    const versions = (published.get(name) ?? [])
      .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
      .filter((version) => compareVersions(version, from) >= 0)
      .filter((version) => compareVersions(version, installed) <= 0)
      .sort(compareVersions);
    for (const version of versions) {
      const minor = toMinor(version);
      const release = releases.get(minor) ?? { minor, packages: {} };
      release.packages[name] = version;
      releases.set(minor, release);
    }
  }
  return [...releases.values()].sort((a, b) => compareVersions(a.minor, b.minor));
}

/** Lists all releases of the newest major version, and the first and last release of each older one. */
export function listEdges(releases: readonly Release[]): Release[] {
  const majorOf = (release: Release | undefined) => release?.minor.split('.')[0];
  const newest = majorOf(releases.at(-1));
  return releases.filter((release, index) => {
    const major = majorOf(release);
    return (
      major === newest ||
      major !== majorOf(releases[index - 1]) ||
      major !== majorOf(releases[index + 1])
    );
  });
}

/** Finds the packages of a release that only exist in an older patch version than the others, by plan. */
export function findOutdated(
  product: Pick<ProductConfig, 'packages'>,
  { packages }: Release,
): Partial<Record<Plan, string>> {
  const last = Object.values(packages).sort(compareVersions).at(-1) ?? '';
  return Object.fromEntries(
    product.packages.flatMap(({ name, plan }) => {
      const version = packages[name];
      return version && compareVersions(version, last) < 0 ? [[plan, version]] : [];
    }),
  );
}
