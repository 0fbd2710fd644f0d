import type { ApiComponent, ApiHook, ApiReference } from '#model/ApiReference.ts';
import type { ProductId } from '#model/ProductConfig.ts';
import { ROOT } from '../content/directories.ts';
import { hashKey, readCached, readInstalledVersion, writeCached } from './apiCache.ts';
import { bundleEntry } from './bundleEntry.ts';
import type { BundleSize } from './bundleEntry.ts';

/** The cost of one component or hook. */
export interface EntrySize {
  productId: ProductId;
  name: string;
  /** The import that was measured. */
  from: string;
  /** With everything that it needs, React and Material UI included. */
  alone: BundleSize;
  /** What it adds to an application that has React and Material UI already. */
  onTop: BundleSize;
}

export interface MeasureOptions {
  cacheDirectory?: string;
  root?: string;
  /** Measures these only: `x-charts/BarChart`. */
  only?: (productId: ProductId, name: string) => boolean;
  onProgress?: (done: number, total: number, name: string) => void;
  bundle?: typeof bundleEntry;
}

/** What an application with Material UI has loaded already. */
const BASE = [
  /^react(-dom|-is)?($|\/)/,
  /^scheduler($|\/)/,
  /^@mui\/(material|system|utils|styled-engine|private-theming)($|\/)/,
  /^@emotion\//,
];

/** Raised when measuring is done in another way, so that old numbers are not taken for new ones. */
const METHOD = 1;
const SURROUNDINGS = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  'vite',
];
/** Minutes of work should survive an interruption. */
const SAVE_EVERY = 10;

/** Bundles every component and hook by itself; takes minutes at first and nothing afterwards. */
export async function measureSizes(
  reference: ApiReference,
  options: MeasureOptions = {},
): Promise<EntrySize[]> {
  const { cacheDirectory, root = ROOT, only = () => true, bundle = bundleEntry } = options;
  const key = hashKey({
    method: METHOD,
    packages: reference.packages,
    surroundings: SURROUNDINGS.map((name) => readInstalledVersion(name, root)),
  });
  const known = new Map(
    ((readCached('sizes', key, cacheDirectory) ?? []) as EntrySize[]).map((size) => [
      getSizeKey(size.productId, size.name),
      size,
    ]),
  );
  const entries = listEntries(reference).filter(({ productId, entry }) =>
    only(productId, entry.name),
  );
  const missing = entries.filter(
    ({ productId, entry }) => !known.has(getSizeKey(productId, entry.name)),
  );
  const save = () => writeCached('sizes', key, sortSizes([...known.values()]), cacheDirectory);
  for (const [done, { productId, entry }] of missing.entries()) {
    options.onProgress?.(done, missing.length, entry.name);
    const size = await measureEntry(productId, entry, bundle);
    known.set(getSizeKey(productId, entry.name), size);
    if (done % SAVE_EVERY === SAVE_EVERY - 1) save();
  }
  if (missing.length > 0) save();
  options.onProgress?.(missing.length, missing.length, '');
  return sortSizes(
    entries.flatMap(({ productId, entry }) => known.get(getSizeKey(productId, entry.name)) ?? []),
  );
}

export function getSizeKey(productId: ProductId, name: string): string {
  return `${productId}/${name}`;
}

async function measureEntry(
  productId: ProductId,
  entry: ApiComponent | ApiHook,
  bundle: typeof bundleEntry,
): Promise<EntrySize> {
  const from = entry.imports[0]?.from ?? '';
  // An import that nobody uses is dropped, so it is given away.
  const code = `export { ${entry.exportName} as measured } from '${from}';`;
  return {
    productId,
    name: entry.name,
    from,
    alone: await bundle(code, []),
    onTop: await bundle(code, BASE),
  };
}

function listEntries({ families }: ApiReference) {
  return families.flatMap(({ productId, components, hooks }) =>
    [...components, ...hooks].map((entry) => ({ productId, entry })),
  );
}

function sortSizes(sizes: readonly EntrySize[]): EntrySize[] {
  const keyed = sizes.map((size) => [getSizeKey(size.productId, size.name), size] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, size]) => size);
}
