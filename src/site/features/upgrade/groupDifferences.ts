import { getRootName } from '#model/reference/ApiReference.ts';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';

/** What differs in components that share most of their API, or in the exports themselves. */
export interface DifferenceGroup {
  /** `DataGrid`; empty for exports that came or went as a whole. */
  name: string;
  /** All components of the group: `DataGrid`, `DataGridPro`. */
  owners: string[];
  differences: ApiDifference[];
}

/** Exports first, then one group per component by name. Differences keep their order. */
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
  /** A piece of a name, in any case. */
  text: string;
  /** Only these, by {@link getDifferenceKey}. */
  used?: ReadonlySet<string> | undefined;
}

/** What makes a difference unique within a product. */
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
