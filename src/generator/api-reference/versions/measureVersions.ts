import { mkdirSync } from 'node:fs';
import { navigation } from '#content/navigation.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { listInterfaceNames } from '../read/interfacePages.ts';
import { hashKey } from '../../files/createCache.ts';
import { openCache } from '../../files/openCache.ts';
import { createHistory } from './createHistory.ts';
import type { Snapshot } from './createHistory.ts';
import { listFacts } from './listFacts.ts';
import { findOutdated, listReleases } from './listReleases.ts';
import type { Release } from './listReleases.ts';
import { readRelease, SCRATCH_DIR } from './readRelease.ts';
import type { ReadRelease } from './readRelease.ts';
import { fetchVersions } from './registry.ts';

export interface MeasureOptions {
  /** The first version to read. */
  from: string;
  onProgress: (done: number, total: number, release: Release) => void;
  /** What the reader didn't understand in a release. */
  onErrors: (release: Release, errors: readonly string[]) => void;
}

/** Raise it when the reader finds other things in the same packages, so that all releases are read again. */
const METHOD = 1;

/** Reads all releases of a product and compares them. Releases that were read before come from the cache. */
export async function measureVersions(
  product: ProductConfig,
  { from, onProgress, onErrors }: MeasureOptions,
): Promise<VersionHistory> {
  mkdirSync(SCRATCH_DIR, { recursive: true });
  const published = new Map<string, string[]>();
  for (const { name } of product.packages) {
    published.set(name, await fetchVersions(name, SCRATCH_DIR));
  }
  const releases = listReleases(product, published, from);
  const cache = openCache('versions');
  const interfaces = [...listInterfaceNames(navigation, product)].sort();
  const snapshots: Snapshot[] = [];
  for (const [index, release] of releases.entries()) {
    onProgress(index, releases.length, release);
    const key = hashKey(METHOD, product.id, release.packages, interfaces);
    const { family, errors } = await cache.get<ReadRelease>(key, () =>
      readRelease(product, release),
    );
    onErrors(release, errors);
    const plans = product.packages.flatMap(({ name, plan }) =>
      name in release.packages ? [plan] : [],
    );
    const outdated = findOutdated(product, release);
    snapshots.push({ minor: release.minor, plans, outdated, facts: listFacts(family) });
  }
  return {
    productId: product.id,
    packages: Object.fromEntries(
      product.packages.map(({ name }) => [
        name,
        releases.flatMap(({ packages }) => packages[name] ?? []),
      ]),
    ),
    changes: createHistory(snapshots),
  };
}
