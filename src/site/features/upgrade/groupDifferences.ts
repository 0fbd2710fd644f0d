import { getRootName } from '#model/reference/ApiReference.ts';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';

/** The differences of components that share most of their API, or of the exports. */
export interface DifferenceGroup {
  /** For example `DataGrid`. Empty for exports that were added or removed as a whole. */
  name: string;
  /** All components of the group: `DataGrid`, `DataGridPro`. */
  owners: string[];
  differences: ApiDifference[];
}

/** Groups differences: exports first, and then by the name of the component. Differences keep their order. */
export function groupDifferences(differences: readonly ApiDifference[]): DifferenceGroup[] {
  const groups = Map.groupBy(differences, ({ part, owners: [owner = ''] }) =>
    part ? getRootName(owner) : '',
  );
  return [...groups]
    .map(([name, own]) => ({
      name,
      owners: name === '' ? [] : [...new Set(own.flatMap(({ owners }) => owners))].sort(byLength),
      differences: own,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The component of the lowest plan has the shortest name. */
function byLength(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

export interface DifferenceFilter {
  kinds: ReadonlySet<ApiDifference['kind']>;
  /** Part of a name, case-insensitive. */
  text: string;
  /** If set, only differences with these keys match (see {@link getDifferenceKey}). */
  used?: ReadonlySet<string> | undefined;
}

/** Returns a key for a difference that's unique within a product. */
export function getDifferenceKey({ kind, owners, part, version }: ApiDifference): string {
  return [kind, ...owners, part?.kind, part?.name, version].join(' ');
}

export function filterDifferences(
  differences: readonly ApiDifference[],
  { kinds, text, used }: DifferenceFilter,
): ApiDifference[] {
  const wanted = text.trim().toLowerCase();
  return differences.filter((difference) => {
    const { kind, owners, part } = difference;
    if (!kinds.has(kind) || (used && !used.has(getDifferenceKey(difference)))) return false;
    return [...owners, part?.name ?? ''].some((name) => name.toLowerCase().includes(wanted));
  });
}
