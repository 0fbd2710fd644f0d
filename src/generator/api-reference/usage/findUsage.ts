import type { ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';
import { getRootName } from '#model/reference/ApiReference.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { memoizeBy } from '#model/navigation/memoizeBy.ts';

/** One place where a part of the API is used. */
export interface Usage {
  /** `/x/react-charts/bars` */
  page: string;
  /** For example `pages/react-charts/bars/BasicBars`. Absent for a snippet in the text. */
  demo?: string;
  /** The line of the snippet in the page. */
  line?: number;
}

/** Maps the key of {@link getUsageKey} to all places where it's used, in the order of the pages. */
export type UsageIndex = Record<string, Usage[]>;

/** `x-data-grid/DataGrid.rowHeight` for a prop, `x-data-grid/DataGrid` for the component. */
export function getUsageKey(productId: ProductId, name: string, member?: string): string {
  return `${productId}/${name}${member === undefined ? '' : `.${member}`}`;
}

/** Finds the uses of a prop, including those of other variants of the component, such as `DataGridPro` for `DataGrid`. */
export function findUsage(
  index: UsageIndex,
  reference: ApiReference,
  productId: ProductId,
  component: string,
  member?: string,
): Usage[] {
  const family = reference.families.find((candidate) => candidate.productId === productId);
  const relatives = family ? listRelatives(family, component) : [];
  const found = [component, ...relatives].flatMap(
    (name) => index[getUsageKey(productId, name, member)] ?? [],
  );
  // Most props have few uses or many, and comparing each with each takes seconds for all pages.
  const first = new Map<string, Usage>();
  for (const usage of found) {
    const place = `${usage.page} ${usage.demo ?? ''} ${usage.line ?? ''}`;
    if (!first.has(place)) first.set(place, usage);
  }
  return [...first.values()];
}

/** The keys of the index that have a use on a page. */
const groupByPage = memoizeBy((index: UsageIndex) => {
  const pages = new Map<string, Set<string>>();
  for (const [key, uses] of Object.entries(index))
    for (const { page } of uses) {
      const keys = pages.get(page) ?? new Set();
      pages.set(page, keys.add(key));
    }
  return pages;
});

/** Whether `findUsage` finds a use on the page. */
export function isUsedOn(
  page: string,
  index: UsageIndex,
  family: ApiFamily,
  component: string,
  member: string,
): boolean {
  const keys = groupByPage(index).get(page);
  if (!keys) return false;
  return [component, ...listRelatives(family, component)].some((name) =>
    keys.has(getUsageKey(family.productId, name, member)),
  );
}

/** Components by their root name. Memoized because `findUsage` is called for every prop. */
const groupByRoot = memoizeBy(({ components }: ApiFamily) =>
  Map.groupBy(
    components.map(({ name }) => name),
    getRootName,
  ),
);

/** `DataGrid` → `DataGridPro`, `DataGridPremium` */
function listRelatives(family: ApiFamily, component: string): string[] {
  const group = groupByRoot(family).get(getRootName(component)) ?? [];
  return group.filter((name) => name !== component);
}

export function isSameUsage(a: Usage, b: Usage): boolean {
  return a.page === b.page && a.demo === b.demo && a.line === b.line;
}
