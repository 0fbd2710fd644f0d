import type { ProductId } from '#model/product/ProductConfig.ts';
import { findRelease, getMajor } from '#model/reference/Upgrade.ts';
import { compareVersions, toMinor } from '#model/reference/VersionHistory.ts';
import type { FoundPackage } from './VersionFile.ts';

/** The versions and products that the reader compares. */
export interface UpgradeChoice {
  from: string;
  to: string;
  families: readonly ChosenFamily[];
}

export interface ChosenFamily {
  productId: ProductId;
  /** Set if it differs from the version of the others. */
  from?: string;
}

export type VersionProblem = { kind: 'tooOld' | 'tooNew' | 'noVersion'; version: string };

/** Compares the last release of the previous major version with the newest release. */
export function createDefaultChoice(versions: readonly string[]): UpgradeChoice {
  const to = versions.at(-1) ?? '';
  const from = versions.findLast((version) => getMajor(version) < getMajor(to)) ?? to;
  return { from, to, families: [] };
}

/** Finds the minor release for a version that a reader entered, or why there is none. */
export function checkVersion(
  version: string,
  versions: readonly string[],
): { minor: string } | VersionProblem {
  const last = versions.at(-1);
  if (!/^\d{1,4}(?:\.\d{1,4}){0,2}$/.test(version) || last === undefined) {
    return { kind: 'noVersion', version };
  }
  if (compareVersions(toMinor(version), last) > 0) return { kind: 'tooNew', version };
  const minor = findRelease(versions, version);
  return minor === undefined ? { kind: 'tooOld', version } : { minor };
}

export interface PackageChoice {
  /** Missing if no package has a version to compare. */
  choice?: UpgradeChoice;
  /** Packages that couldn't be used, and why. */
  problems: { name: string; problem: VersionProblem }[];
}

/** Creates the comparison for the packages of a file. Each product starts at the version of its oldest package. */
export function chooseFromPackages(
  packages: readonly FoundPackage[],
  to: string,
  versions: readonly string[],
): PackageChoice {
  const problems: PackageChoice['problems'] = [];
  const oldest = new Map<ProductId, string>();
  for (const { name, productId, written, minor } of packages) {
    const checked = checkVersion(minor ?? written, versions);
    if (!('minor' in checked)) {
      problems.push({ name, problem: { ...checked, version: written } });
      continue;
    }
    const known = oldest.get(productId);
    if (known === undefined || compareVersions(checked.minor, known) < 0) {
      oldest.set(productId, checked.minor);
    }
  }
  const from = [...oldest.values()].sort(compareVersions)[0];
  if (from === undefined) return { problems };
  return {
    problems,
    choice: {
      from,
      // If a product is already newer than `to`, compare with the newest release, because nobody upgrades to an older version.
      to: [...oldest.values()].some((own) => compareVersions(own, to) > 0)
        ? (versions.at(-1) ?? to)
        : to,
      families: [...oldest].map(([productId, own]) =>
        own === from ? { productId } : { productId, from: own },
      ),
    },
  };
}
