import type { ProductId } from '../product/ProductConfig.ts';

/** Bytes of code: minified, and minified and compressed with Brotli. */
export interface CodeSize {
  minified: number;
  brotli: number;
}

/** The size of importing one component or hook, measured by bundling it. */
export interface ImportSize {
  /** The measured import: `@mui/x-charts/BarChart`. */
  from: string;
  /** With all dependencies, including React and Material UI. */
  alone: CodeSize;
  /** What it adds to an app that already uses React and Material UI. */
  onTop: CodeSize;
  /** What it adds if the app also uses the product's first component (see {@link ANCHORS}). */
  beside?: CodeSize;
  /** Code that's loaded on demand, after Brotli; not included above. */
  lazyBrotli?: number;
  /** Breakdown of `onTop`: bytes before minification by package, largest first. */
  packages: Record<string, number>;
}

/** Sizes of one set of versions. */
export interface ImportSizes {
  /** Increased when the measuring method changes. */
  method: number;
  /** Versions of everything that affects the numbers, including the bundler. */
  versions: Record<string, string>;
  /** By `x-charts/BarChart`. */
  sizes: Record<string, ImportSize>;
}

/** For each product, the component that an app most likely uses already. */
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
