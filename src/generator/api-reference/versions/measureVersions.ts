import { mkdirSync } from 'node:fs';
import { navigation } from '#content/navigation.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { listInterfaceNames } from '../read/interfacePages.ts';
import { hashKey } from '../../files/createCache.ts';
import type { Cache } from '../../files/createCache.ts';
import { openCache } from '../../files/openCache.ts';
import { createHistory } from './createHistory.ts';
import type { Snapshot } from './createHistory.ts';
import { listFacts } from './listFacts.ts';
import type { Facts } from './listFacts.ts';
import { findOutdated, listEdges, listReleases } from './listReleases.ts';
import type { Release } from './listReleases.ts';
import { readRelease, SCRATCH_DIR } from './readRelease.ts';
import type { ReadRelease } from './readRelease.ts';
import { fetchVersions } from './registry.ts';

export interface MeasureOptions {
  /** The first version to read. */
  from: string;
  /** Reads only the first and last release of older major versions. Changes in between are dated with a range. */
  edgesOnly?: boolean;
  onProgress: (done: number, total: number, release: Release) => void;
  /** Called with everything in a release that couldn't be understood. */
  onErrors: (release: Release, errors: readonly string[]) => void;
  /** Called for a release that can't be downloaded or read. The next run tries it again. */
  onUnread: (release: Release, reason: string) => void;
  /** The registry, the reader, and the cache. Tests replace them. */
  sources?: Partial<MeasureSources>;
}

export interface MeasureSources {
  fetchVersions: (packageName: string) => Promise<string[]>;
  readRelease: (product: ProductConfig, release: Release) => Promise<ReadRelease>;
  cache: Cache;
}

/** Increase it when the extractor changes its results for the same packages, so that all releases are read again. */
const METHOD = 2;

/** Reads all releases of a product and compares them. Releases that were read before come from the cache. */
export async function measureVersions(
  product: ProductConfig,
  { from, edgesOnly = false, onProgress, onErrors, onUnread, sources = {} }: MeasureOptions,
): Promise<VersionHistory> {
  const { fetchVersions: fetch, readRelease: read, cache } = { ...createSources(), ...sources };
  const published = new Map<string, string[]>();
  for (const { name } of product.packages) published.set(name, await fetch(name));
  const releases = listReleases(product, published, from);
  const interfaces = [...listInterfaceNames(navigation, product)].sort();
  const wanted = new Set(edgesOnly ? listEdges(releases) : releases);
  const snapshots: Snapshot[] = [];
  const unread = new Set<Release>();
  const leaveOut = (release: Release) => {
    unread.add(release);
    // An empty snapshot takes its place, so that changes around it are dated with a range.
    snapshots.push({ minor: release.minor, plans: [], facts: new Map() });
  };
  let done = 0;
  for (const release of releases) {
    if (!wanted.has(release)) {
      leaveOut(release);
      continue;
    }
    onProgress(done, wanted.size, release);
    done += 1;
    const key = hashKey(METHOD, product.id, release.packages, interfaces);
    try {
      const { family, errors } = await cache.get<ReadRelease>(key, () => read(product, release));
      onErrors(release, errors);
      snapshots.push(createSnapshot(product, release, { family, errors }));
    } catch (error) {
      leaveOut(release);
      onUnread(release, error instanceof Error ? error.message : String(error));
    }
  }
  const known = releases.filter((release) => !unread.has(release));
  return {
    productId: product.id,
    packages: Object.fromEntries(
      product.packages.map(({ name }) => [
        name,
        known.flatMap(({ packages }) => packages[name] ?? []),
      ]),
    ),
    ...(unread.size > 0 ? { unread: [...unread].map(({ minor }) => minor) } : {}),
    changes: createHistory(snapshots),
  };
}

function createSources(): MeasureSources {
  return {
    fetchVersions: (packageName) => {
      mkdirSync(SCRATCH_DIR, { recursive: true });
      return fetchVersions(packageName, SCRATCH_DIR);
    },
    readRelease: (product, release) => readRelease(product, release),
    cache: openCache('versions'),
  };
}

function createSnapshot(
  product: ProductConfig,
  release: Release,
  { family, errors }: ReadRelease,
): Snapshot {
  const plans = product.packages.flatMap(({ name, plan }) =>
    name in release.packages ? [plan] : [],
  );
  const outdated = findOutdated(product, release);
  const facts = listFacts(family);
  forgetParts(facts, errors);
  return { minor: release.minor, plans, outdated, facts };
}

/** Marks the parts of a component as unknown if its props or classes couldn't be read, so that they don't count as removed. */
function forgetParts(facts: Facts, errors: readonly string[]): void {
  for (const error of errors) {
    const withoutProps = /^The props of (?:unstable_)?(\w+) cannot be read/i.exec(error)?.[1];
    const withoutClasses = /^The global name of the class .+ of (\w+) is/.exec(error)?.[1];
    const name = withoutProps ?? withoutClasses ?? '';
    const fact = facts.get(name);
    if (!fact) continue;
    const { hasParts: _, ...rest } = fact;
    const unlisted = [...(fact.unlisted ?? []), 'class'] as const;
    facts.set(name, withoutProps === undefined ? { ...fact, unlisted } : rest);
  }
}
