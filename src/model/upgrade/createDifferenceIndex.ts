import { compareReleases } from '../reference/ApiDiff.ts';
import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { UpgradeFamily, UpgradePair } from '../reference/Upgrade.ts';
import { compareVersions, getHistoryKey, parseHistoryKey } from '../reference/VersionHistory.ts';
import type { HistoryKind } from '../reference/VersionHistory.ts';
import { isHarmlessChange } from './isHarmlessChange.ts';
import { UNLISTED_CHANGES } from './unlistedChanges.ts';

/** Finds the differences that affect code when one product is upgraded. */
export interface DifferenceIndex {
  family: UpgradeFamily;
  /** `find('DataGrid', 'prop', 'rows')`, or `find('DataGrid')` for the export. */
  find: (owner: string, kind?: HistoryKind, name?: string) => ApiDifference | undefined;
  /** Finds a style by its full name, regardless of the component: `MuiDataGrid-cell`, `--DataGrid-rowWidth`. */
  findStyle: (name: string) => ApiDifference | undefined;
  /** Whether a component with this name has props or slots in the history. Components that never changed aren't known. */
  isComponent: (name: string) => boolean;
}

/** If an entry has several differences, the first kind in this list is reported. */
const ORDER: readonly ApiDifference['kind'][] = ['removed', 'deprecated', 'changed'];

const cache = new WeakMap<UpgradeFamily, Map<string, DifferenceIndex>>();

/** Creates the index for a pair of versions. It's cached, because all files of a project use the same one. */
export function createDifferenceIndex(
  family: UpgradeFamily,
  { from, to }: UpgradePair,
): DifferenceIndex {
  const known = cache.get(family) ?? new Map<string, DifferenceIndex>();
  cache.set(family, known);
  const key = `${from} ${to}`;
  const index = known.get(key) ?? buildIndex(family, { from, to });
  known.set(key, index);
  return index;
}

function buildIndex(family: UpgradeFamily, { from, to }: UpgradePair): DifferenceIndex {
  const byKey = new Map<string, ApiDifference>();
  const styles = new Map<string, ApiDifference>();
  const differences = [...listUnlisted(family, { from, to }), ...compareReleases(family, from, to)]
    .filter(isNoticed)
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const difference of differences) {
    const { owners, part } = difference;
    for (const owner of owners) {
      const key = getHistoryKey(owner, part?.kind, part?.name);
      if (!byKey.has(key)) byKey.set(key, difference);
    }
    const isStyle = part?.kind === 'css' || part?.kind === 'class';
    if (isStyle && !styles.has(part.name)) styles.set(part.name, difference);
  }
  const components = listComponents(family);
  return {
    family,
    find: (owner, kind, name) =>
      byKey.get(getHistoryKey(owner, kind, name)) ??
      // A history lists an export by its name inside the package.
      byKey.get(getHistoryKey(owner.replace(/^unstable_/, ''), kind, name)),
    findStyle: (name) => styles.get(name),
    isComponent: (name) => components.has(name),
  };
}

/** Lists the changes that aren't in the history of a product. */
function listUnlisted(
  { productId }: Pick<UpgradeFamily, 'productId'>,
  { from, to }: UpgradePair,
): ApiDifference[] {
  return Object.entries(UNLISTED_CHANGES[productId] ?? {})
    .filter(([, { version }]) => compareVersions(version, from) > 0)
    .filter(([, { version }]) => compareVersions(version, to) <= 0)
    .map(([key, change]) => {
      const { owner, part } = parseHistoryKey(key);
      return { ...change, owners: [owner], ...(part ? { part } : {}) };
    });
}

/** A new default doesn't affect code that passes a value, and a wider type still accepts the same values. */
function isNoticed({ kind, type, part, text }: ApiDifference): boolean {
  if (kind !== 'changed') return kind !== 'added';
  if (text !== undefined) return true;
  if (!type) return false;
  const [from, to] = type;
  // Code that reads a value isn't affected unless the value can be something new.
  const isRead = part?.kind === 'return' || part?.kind === 'event';
  return !isHarmlessChange(isRead ? [to, from] : type);
}

function listComponents({ changes }: Pick<UpgradeFamily, 'changes'>): Set<string> {
  return new Set(
    Object.keys(changes).flatMap((key) => {
      const { owner, part } = parseHistoryKey(key);
      return part?.kind === 'prop' || part?.kind === 'slot' ? [owner] : [];
    }),
  );
}
