import type { ApiComponent, ApiHook, ApiReference } from '#model/reference/ApiReference.ts';
import { ANCHORS, getSizeKey } from '#model/reference/ImportSize.ts';
import type { CodeSize, ImportSize, ImportSizes } from '#model/reference/ImportSize.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { hashKey } from '../../files/createCache.ts';
import { ROOT } from '../../files/directories.ts';
import { openCache } from '../../files/openCache.ts';
import { readInstalledVersion } from '../../files/readInstalledVersion.ts';
import { bundleEntry } from './bundleEntry.ts';

export interface MeasureOptions {
  cacheDirectory?: string;
  root?: string;
  /** Stops after this number of milliseconds. The next run continues from there. */
  limit?: number;
  onProgress?: (done: number, total: number, name: string) => void;
  bundle?: typeof bundleEntry;
}

interface MeasuredEntry {
  productId: ProductId;
  entry: ApiComponent | ApiHook;
}

/** Packages that an app with Material UI already loads. */
const BASE = [
  /^react(-dom|-is)?($|\/)/,
  /^scheduler($|\/)/,
  /^@mui\/(material|system|utils|styled-engine|private-theming)($|\/)/,
  /^@emotion\//,
];

const METHOD = 2;
const SURROUNDINGS = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  'vite',
];
/** While one result is being compressed, the next one is bundled. */
const AT_ONCE = 2;
/** An interrupted run shouldn't lose minutes of work. */
const SAVE_EVERY = 10;

/** Describes what the sizes depend on. If any of these versions changes, they have to be measured again. */
export function describeMeasurement(
  reference: ApiReference,
  root: string = ROOT,
): Omit<ImportSizes, 'sizes'> {
  return {
    method: METHOD,
    versions: {
      ...Object.fromEntries(reference.packages.map(({ name, version }) => [name, version])),
      ...Object.fromEntries(SURROUNDINGS.map((name) => [name, readInstalledVersion(name, root)])),
    },
  };
}

/** Bundles every component and hook separately, which takes minutes. The next run continues an interrupted one. */
export async function measureSizes(
  reference: ApiReference,
  options: MeasureOptions = {},
): Promise<{ result: ImportSizes; missing: number }> {
  const { root = ROOT, limit = Infinity, bundle = bundleEntry } = options;
  const cache = openCache('import-sizes', options.cacheDirectory);
  const measurement = describeMeasurement(reference, root);
  const key = hashKey(measurement);
  const known = await cache.get<Record<string, ImportSize>>(key, () => ({}));
  const entries = listEntries(reference);
  const waiting = entries.filter(
    ({ productId, entry }) => !known[getSizeKey(productId, entry.name)],
  );
  const total = waiting.length;
  const end = performance.now() + limit;
  const save = () => cache.write(key, JSON.stringify(known));
  const anchors = createAnchors(entries, bundle);
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      options.onProgress?.(done, total, next.entry.name);
      known[getSizeKey(next.productId, next.entry.name)] = await measureEntry(
        next,
        anchors,
        bundle,
      );
      done += 1;
      if (done % SAVE_EVERY === 0) save();
      if (performance.now() > end) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (done > 0) save();
  cache.evict();
  options.onProgress?.(done, total, '');
  const keys = entries.map(({ productId, entry }) => getSizeKey(productId, entry.name)).sort();
  const sizes = keys.flatMap((name) => (known[name] ? [[name, known[name]] as const] : []));
  return {
    result: { ...measurement, sizes: Object.fromEntries(sizes) },
    missing: keys.length - sizes.length,
  };
}

type Anchors = (productId: ProductId) => Promise<{ code: string; size: CodeSize } | undefined>;

/** An anchor is the main component of a product, which others are compared with. It's bundled once, on first use. */
function createAnchors(entries: readonly MeasuredEntry[], bundle: typeof bundleEntry): Anchors {
  const sizes = new Map<ProductId, Promise<CodeSize>>();
  return async (productId) => {
    const anchor = entries.find(
      (other) => other.productId === productId && other.entry.name === ANCHORS[productId],
    );
    if (!anchor) return undefined;
    const code = formatExport(anchor.entry, 'anchor');
    const size = sizes.get(productId) ?? bundle(code, BASE);
    sizes.set(productId, size);
    return { code, size: await size };
  };
}

async function measureEntry(
  { productId, entry }: MeasuredEntry,
  anchors: Anchors,
  bundle: typeof bundleEntry,
): Promise<ImportSize> {
  const code = formatExport(entry, 'measured');
  const alone = await bundle(code, []);
  const onTop = await bundle(code, BASE);
  const anchor = entry.name === ANCHORS[productId] ? undefined : await anchors(productId);
  const both = anchor && (await bundle(`${anchor.code}\n${code}`, BASE));
  return {
    from: entry.imports[0]?.from ?? '',
    alone: pickSize(alone),
    onTop: pickSize(onTop),
    ...(both ? { beside: subtract(both, anchor.size) } : {}),
    ...(alone.lazyBrotli ? { lazyBrotli: alone.lazyBrotli } : {}),
    packages: onTop.packages,
  };
}

/** Re-exports the import, because the bundler drops unused imports. */
function formatExport({ exportName, imports }: ApiComponent | ApiHook, name: string): string {
  return `export { ${exportName} as ${name} } from '${imports[0]?.from ?? ''}';`;
}

function pickSize({ minified, brotli }: CodeSize): CodeSize {
  return { minified, brotli };
}

/** Two bundles can differ by a few bytes for unrelated reasons, and a negative size makes no sense. */
function subtract(both: CodeSize, anchor: CodeSize): CodeSize {
  return {
    minified: Math.max(0, both.minified - anchor.minified),
    brotli: Math.max(0, both.brotli - anchor.brotli),
  };
}

function listEntries({ families }: ApiReference): MeasuredEntry[] {
  return families.flatMap(({ productId, components, hooks }) =>
    [...components, ...hooks].map((entry) => ({ productId, entry })),
  );
}
