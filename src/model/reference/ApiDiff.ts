import { getRootName } from './ApiReference.ts';
import { describeLife } from './ApiLife.ts';
import { compareVersions, isAfter, parseHistoryKey, toMinor } from './VersionHistory.ts';
import type { ApiChange, FromTo, HistoryEntry, VersionHistory } from './VersionHistory.ts';

/** Ordered by how much they matter for an upgrade. */
export const DIFFERENCE_KINDS = ['removed', 'changed', 'deprecated', 'added'] as const;

/** One difference between two versions. Several changes to the same thing in between are combined. */
export interface ApiDifference extends Pick<HistoryEntry, 'part'> {
  kind: ApiChange['kind'];
  /** All components that share it, such as `DataGrid` and `DataGridPro`. For everything else, there's only one name. */
  owners: string[];
  /** The minor release with the change, or the last one if there were several. */
  version: string;
  /** See {@link ApiChange.after}. */
  after?: string;
  /** True if it may have happened before the first or after the second version, because not every release could be read. */
  isUncertain?: true;
  type?: FromTo;
  default?: FromTo;
  text?: string;
  replacedBy?: string;
}

/** Lists all differences between two versions of a product, the most important ones first. Patch versions are ignored. */
export function compareReleases(
  { changes }: Pick<VersionHistory, 'changes'>,
  from: string,
  to: string,
): ApiDifference[] {
  const range = { from: toMinor(from), to: toMinor(to) };
  const found = Object.entries(changes).flatMap(([key, list]) => {
    const { owner, part } = parseHistoryKey(key);
    return foldChanges(list, range).map((difference): ApiDifference => ({
      ...difference,
      owners: [owner],
      ...(part ? { part } : {}),
    }));
  });
  return mergeOwners(found).sort(compareDifferences);
}

interface Range {
  from: string;
  to: string;
}

type Folded = Omit<ApiDifference, 'owners' | 'part'>;

/** Combines all changes to one entry. A prop that was added and then removed again makes no difference. */
function foldChanges(changes: readonly ApiChange[], range: Range): Folded[] {
  const own = changes.filter((change) => isInRange(change, range));
  const [first] = own;
  if (!first) return [];
  const existed = first.kind !== 'added';
  const { appeared, removed, deprecated, replacedBy } = describeLife(own);
  if (removed) {
    const replacement = replacedBy ?? describeLife(changes).replacedBy;
    return existed ? [finish(removed, range, { replacedBy: replacement })] : [];
  }
  if (!existed) return appeared ? [finish(appeared, range)] : [];
  const changed = own.filter(({ kind }) => kind === 'changed');
  const type = joinTexts(changed.flatMap((change) => (change.type ? [change.type] : [])));
  const value = joinTexts(changed.flatMap((change) => (change.default ? [change.default] : [])));
  const last = changed.at(-1);
  return [
    ...(last && (type || value) ? [finish(last, range, { type, default: value })] : []),
    ...(deprecated ? [finish(deprecated, range)] : []),
  ];
}

/** Whether a change may have happened in the range, excluding `from` and including `to`. */
function isInRange({ version, after }: ApiChange, { from, to }: Range): boolean {
  if (compareVersions(version, from) <= 0) return false;
  return after === undefined ? compareVersions(version, to) <= 0 : isAfter(to, after);
}

interface Details {
  type?: FromTo | undefined;
  default?: FromTo | undefined;
  replacedBy?: string | undefined;
}

function finish(change: ApiChange, { from, to }: Range, details: Details = {}): Folded {
  const { kind, version, after, text } = change;
  const { type, default: value, replacedBy = change.replacedBy } = details;
  const isUncertain =
    compareVersions(version, to) > 0 || (after !== undefined && isAfter(from, after));
  return {
    kind,
    version,
    ...(after === undefined ? {} : { after }),
    ...(isUncertain ? { isUncertain: true as const } : {}),
    ...(type ? { type } : {}),
    ...(value ? { default: value } : {}),
    ...(text === undefined ? {} : { text: removeLinks(text) }),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  };
}

/** Removes links, because they may point to pages that no longer exist: `[guide](/x/old/)` → `guide` */
export function removeLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** `a` to `b` and `b` to `c` → `a` to `c`; nothing if it ends where it started. */
function joinTexts(steps: readonly FromTo[]): FromTo | undefined {
  const [first, last] = [steps[0]?.[0], steps.at(-1)?.[1]];
  return first === undefined || last === undefined || first === last ? undefined : [first, last];
}

/** Merges the same change in related components, because `DataGrid`, `DataGridPro`, and `DataGridPremium` share most props. */
function mergeOwners(differences: readonly ApiDifference[]): ApiDifference[] {
  const merged = new Map<string, ApiDifference>();
  for (const difference of differences) {
    const { owners, ...rest } = difference;
    const [owner = ''] = owners;
    const key = JSON.stringify([difference.part ? getRootName(owner) : owner, rest]);
    const known = merged.get(key);
    merged.set(
      key,
      known ? { ...known, owners: [...known.owners, owner].sort(byLength) } : difference,
    );
  }
  return [...merged.values()];
}

/** The component of the lowest plan has the shortest name. */
function byLength(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

function compareDifferences(a: ApiDifference, b: ApiDifference): number {
  return (
    DIFFERENCE_KINDS.indexOf(a.kind) - DIFFERENCE_KINDS.indexOf(b.kind) ||
    compareNames(a.owners[0] ?? '', b.owners[0] ?? '') ||
    // The entry itself comes before its parts.
    compareNames(a.part?.kind ?? '', b.part?.kind ?? '') ||
    compareNames(a.part?.name ?? '', b.part?.name ?? '')
  );
}

/** By code unit, so that the order is the same on every machine. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
