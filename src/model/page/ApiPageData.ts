import type { ApiPageEntry } from '../reference/ApiReference.ts';
import type { ImportSize } from '../reference/ImportSize.ts';
import type { TryItPanelData } from '../try-it/TryItPanelData.ts';

/** One page of the API reference, or one entry in a guide's API tab. */
export interface ApiPageData {
  entry: ApiPageEntry;
  /** Internal pathname of its page: `/x/api/charts/bar-chart`. */
  pathname: string;
  /** Stands before the ids of its sections where several entries share a page. */
  anchorPrefix?: string;
  /** Name of the product: `Charts`. */
  familyName: string;
  /** `charts`, as in the pathname; names the file of nested types. */
  family: string;
  /** Addresses of named things that have a page: components, hooks, interfaces. */
  links: Readonly<Record<string, string>>;
  /** The address of what code in a description names; an anchor where it is on the same page, nothing for the entry itself. */
  findLink: (code: string) => string | undefined;
  /** Demos that set a prop, by its name. */
  usage: Readonly<Record<string, readonly ApiUse[]>>;
  /** Guides about the entry. */
  guides: readonly { title: string; href: string }[];
  /** Demos that use the entry at all. */
  demos: readonly ApiUse[];
  /** What importing it costs; interfaces cost nothing. */
  size?: ImportSize;
  /** The component that `size.beside` is measured beside. */
  anchorName?: string;
  /** The panel that sets its props, for the main components. */
  tryIt?: TryItPanelData;
}

/** A demo on a page. */
export interface ApiUse {
  title: string;
  href: string;
}

/** `DataGrid`, `prop`, `rowHeight` → `data-grid-prop-rowHeight` */
export function createApiAnchor(
  entryName: string,
  kind: 'prop' | 'returns' | 'slot' | 'classes' | 'variable',
  name: string,
): string {
  return `${toKebabCase(entryName)}-${kind}-${name.replace(/^--/, '')}`;
}

/** `DataGridPro` → `data-grid-pro`, `useTreeItem` → `use-tree-item` */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
