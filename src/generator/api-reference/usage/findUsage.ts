import type { ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';
import { getRootName } from '#model/reference/ApiReference.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { memoizeBy } from '#model/navigation/memoizeBy.ts';

/** One place that shows something of the reference in use. */
export interface Usage {
  /** `/x/react-charts/bars` */
  page: string;
  /** `pages/react-charts/bars/BasicBars`; absent for a snippet in the text. */
  demo?: string;
  /** The line of the snippet in the page. */
  line?: number;
}

/** Key, as {@link getUsageKey} makes it → where it is used, in the order of pages. */
export type UsageIndex = Record<string, Usage[]>;

/** `x-data-grid/DataGrid.rowHeight` for a prop, `x-data-grid/DataGrid` for the component. */
export function getUsageKey(productId: ProductId, name: string, member?: string): string {
  return `${productId}/${name}${member === undefined ? '' : `.${member}`}`;
}

/** Uses of a prop, those of the same component in other plans and places included. */
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
  return found.filter(
    (usage, place) => found.findIndex((other) => isSameUsage(other, usage)) === place,
  );
}

/** Root name → components that share it. The uses of every prop are asked for. */
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
