import type { ProductId } from '../product/ProductConfig.ts';

/** Bytes of code, minified, and then compressed by Brotli. */
export interface CodeSize {
  minified: number;
  brotli: number;
}

/** What importing one component or hook costs, measured by bundling it. */
export interface ImportSize {
  /** The import that was measured: `@mui/x-charts/BarChart`. */
  from: string;
  /** With everything that it needs, React and Material UI included. */
  alone: CodeSize;
  /** What it adds to an application that has React and Material UI already. */
  onTop: CodeSize;
  /** What it adds where the application also has the product's first component; see {@link ANCHORS}. */
  beside?: CodeSize;
  /** Code that it fetches only when it is used, after Brotli; not counted above. */
  lazyBrotli?: number;
  /** What `onTop` is made of: bytes before minification by package, largest first. */
  packages: Record<string, number>;
}

/** Sizes of one set of versions. */
export interface ImportSizes {
  /** Raised when measuring is done in another way. */
  method: number;
  /** Versions of all that shapes the numbers, the bundler included. */
  versions: Record<string, string>;
  /** By `x-charts/BarChart`. */
  sizes: Record<string, ImportSize>;
}

/** The component of each product that an application most likely has already. */
export const ANCHORS = {
  'x-data-grid': 'DataGrid',
  'x-date-pickers': 'DatePicker',
  'x-charts': 'BarChart',
  'x-tree-view': 'RichTreeView',
} as const satisfies Record<ProductId, string>;

/** `x-charts`, `BarChart` → `x-charts/BarChart` */
export function getSizeKey(productId: ProductId, name: string): string {
  return `${productId}/${name}`;
}

/** `103143` → `103 kB`, `2890` → `2.9 kB` */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}
