import { compareReleases } from '../reference/ApiDiff.ts';
import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { UpgradeFamily, UpgradePair } from '../reference/Upgrade.ts';
import { compareVersions, getHistoryKey, parseHistoryKey } from '../reference/VersionHistory.ts';
import type { HistoryKind } from '../reference/VersionHistory.ts';
import { isHarmlessChange } from './isHarmlessChange.ts';
import { UNLISTED_CHANGES } from './unlistedChanges.ts';

/** What an upgrade of one product means for code that uses it. */
export interface DifferenceIndex {
  family: UpgradeFamily;
  /** `find('DataGrid', 'prop', 'rows')`, or `find('DataGrid')` for the export. */
  find: (owner: string, kind?: HistoryKind, name?: string) => ApiDifference | undefined;
  /** By the full name, whichever component has it: `MuiDataGrid-cell`, `--DataGrid-rowWidth`. */
  findStyle: (name: string) => ApiDifference | undefined;
  /** Whether something with props or slots has this name. Only what ever changed is known. */
  isComponent: (name: string) => boolean;
}

/** What to report if two things happened to the same entry. */
const ORDER: readonly ApiDifference['kind'][] = ['removed', 'deprecated', 'changed'];

const cache = new WeakMap<UpgradeFamily, Map<string, DifferenceIndex>>();

/** The same for every file of a project, so it's kept for each pair of versions. */
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
      // A history knows an export by the name that it has inside of the package.
      byKey.get(getHistoryKey(owner.replace(/^unstable_/, ''), kind, name)),
    findStyle: (name) => styles.get(name),
    isComponent: (name) => components.has(name),
  };
}

/** What the history of a product can't know. */
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

/** A new default changes nothing where a value is given, and a wider type takes the same values as before. */
function isNoticed({ kind, type, part, text }: ApiDifference): boolean {
  if (kind !== 'changed') return kind !== 'added';
  if (text !== undefined) return true;
  if (!type) return false;
  const [from, to] = type;
  // Code that reads a value is fine as long as it gets nothing new.
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
