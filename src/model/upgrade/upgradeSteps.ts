import { compareReleases, DIFFERENCE_KINDS } from '../reference/ApiDiff.ts';
import type { ApiDifference } from '../reference/ApiDiff.ts';
import { getMajor } from '../reference/Upgrade.ts';
import type { UpgradeFamily, UpgradeGuide, UpgradePair } from '../reference/Upgrade.ts';

export type DifferenceCounts = Record<ApiDifference['kind'], number>;

/** An upgrade from the last release of one major version to the last release of the next. */
export interface UpgradeStep extends UpgradePair {
  counts: DifferenceCounts;
  guide?: Pick<UpgradeGuide, 'title' | 'path' | 'codemod'>;
}

/** Lists the upgrades between the major versions of a product, oldest first. */
export function listUpgradeSteps(family: UpgradeFamily): UpgradeStep[] {
  const lasts = [...new Map(family.releases.map((release) => [getMajor(release), release]))];
  return lasts.flatMap(([major, to], index): UpgradeStep[] => {
    const from = lasts[index - 1]?.[1];
    if (from === undefined) return [];
    const guide = family.guides.find((candidate) => candidate.major === major);
    const counts = countDifferences(compareReleases(family, from, to));
    return [{ from, to, counts, ...(guide ? { guide } : {}) }];
  });
}

/** Lists the guides to follow from one version to another, in this order. */
export function listGuidesBetween(
  { guides }: Pick<UpgradeFamily, 'guides'>,
  { from, to }: UpgradePair,
): UpgradeGuide[] {
  return guides
    .filter(({ major }) => major > getMajor(from) && major <= getMajor(to))
    .sort((a, b) => a.major - b.major);
}

export function countDifferences(
  differences: readonly Pick<ApiDifference, 'kind'>[],
): DifferenceCounts {
  const counts: DifferenceCounts = { removed: 0, changed: 0, deprecated: 0, added: 0 };
  for (const { kind } of differences) counts[kind] += 1;
  return counts;
}

/** Returns a text such as `2 removed, 1 added`. Kinds without any differences are omitted. */
export function formatCounts(counts: DifferenceCounts): string {
  return DIFFERENCE_KINDS.flatMap((kind) =>
    counts[kind] > 0 ? [`${counts[kind]} ${kind}`] : [],
  ).join(', ');
}
