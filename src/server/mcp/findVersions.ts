import { findRelease, listUpgradeReleases } from '#model/reference/Upgrade.ts';
import type { UpgradeFamily, UpgradePair } from '#model/reference/Upgrade.ts';
import { compareVersions, toMinor } from '#model/reference/VersionHistory.ts';
import { answerMissing } from './answerMissing.ts';
import type { Docs } from './Docs.ts';
import type { ToolAnswer } from './ToolAnswer.ts';

/** Finds the releases whose data answers a question about two versions, or explains what's wrong with the versions. */
export function findVersions(
  docs: Docs,
  families: readonly UpgradeFamily[],
  { from, to }: { from: string; to?: string | undefined },
): UpgradePair | ToolAnswer {
  const releases = listUpgradeReleases(families);
  const [first, last] = [releases[0], releases.at(-1)];
  if (first === undefined || last === undefined) {
    return answerMissing(docs, 'There is no data about this product.', [], '');
  }
  const older = findKnown(docs, releases, from);
  const newer = to === undefined ? last : findKnown(docs, releases, to);
  if (older === undefined || newer === undefined) {
    const message = `There is no data about version ${older === undefined ? from : to}.`;
    return answerMissing(
      docs,
      message,
      [],
      `It covers ${first} to ${last}. Migration guides cover older versions; find them with search_docs.`,
    );
  }
  if (compareVersions(older, newer) > 0) {
    return answerMissing(docs, 'from must be the older version.', [], '');
  }
  return { from: older, to: newer };
}

/** Finds the release with the data of a version. The last release of a product can be older than that of the whole library. */
function findKnown(
  { store }: Docs,
  releases: readonly string[],
  version: string,
): string | undefined {
  if (compareVersions(toMinor(version), toMinor(store.version)) > 0) return undefined;
  return findRelease(releases, version);
}
