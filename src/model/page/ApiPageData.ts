import type { Plan } from '../product/Plan.ts';
import type { ApiComponent, ApiPageEntry } from '../reference/ApiReference.ts';
import type { ImportSize } from '../reference/ImportSize.ts';
import type { TryItPanelData } from '../try-it/TryItPanelData.ts';

/** One page of the API reference, or one entry in a guide's API tab. */
export interface ApiPageData {
  entry: ApiPageEntry;
  /** Internal pathname of its page: `/x/api/charts/bar-chart`. */
  pathname: string;
  /** Prefix of the ids of its sections if several entries share a page. */
  anchorPrefix?: string;
  /** Name of the product: `Charts`. */
  familyName: string;
  /** `charts`, as in the pathname; also names the file of nested types. */
  family: string;
  /** URLs of components, hooks, and interfaces that have a page, by name. */
  links: Readonly<Record<string, string>>;
  /** The URL for an identifier in a description: an anchor if it's on the same page, nothing for the entry itself. */
  findLink: (code: string) => string | undefined;
  /** Demos that set a prop, by its name. */
  usage: Readonly<Record<string, readonly ApiUse[]>>;
  /** Guides about the entry. */
  guides: readonly { title: string; href: string }[];
  /** All demos that use the entry. */
  demos: readonly ApiUse[];
  /** Size of the import; interfaces have none. */
  size?: ImportSize;
  /** The component that `size.beside` assumes is already in the app. */
  anchorName?: string;
  /** The minor releases of this major version before the one documented here, newest first. */
  olderReleases: readonly string[];
  /** The panel that sets its props. */
  tryIt?: TryItPanelData;
}

/** A component in a guide's API tab, with all the plans and platforms that it exists for. */
export interface ApiTabGroup {
  variants: readonly {
    name: string;
    plan: Plan;
    href: string;
    /** The number of slots. */
    slots: number;
    classes: number;
  }[];
  /** The first variant, with the props and slots of all variants merged. */
  data: ApiPageData & { entry: ApiComponent };
  /** Names of props that the guide itself sets. */
  used: readonly string[];
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
