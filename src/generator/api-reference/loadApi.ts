import type { ApiReference } from '#model/reference/ApiReference.ts';
import { siteConfig } from '#content/site.config.ts';
import { siteNavigation } from '../content/siteNavigation.ts';
import { hashKey } from '../files/createCache.ts';
import { ROOT } from '../files/directories.ts';
import { hashSources } from '../files/hashSources.ts';
import { loadSource } from '../files/loadSource.ts';
import { openCache } from '../files/openCache.ts';
import { readInstalledVersion } from '../files/readInstalledVersion.ts';
import type { ExtractOptions } from './read/extractApi.ts';
import { listInterfaceNames } from './read/interfacePages.ts';
import { addSince } from './versions/addSince.ts';
import { findPackages } from './declarations/packages.ts';

export interface LoadOptions extends Partial<ExtractOptions> {
  cacheDirectory?: string;
  /** Called when the cache has no entry. */
  extract?: (options: ExtractOptions) => ApiReference;
  readHistory?: Parameters<typeof addSince>[1];
}

/** Other packages that affect the types of ours. */
const SURROUNDINGS = ['typescript', '@mui/material', '@mui/system', '@types/react'];

const EXTRACTOR = 'src/generator/api-reference/read/extractApi.ts';
type Extractor = typeof import('./read/extractApi.ts');

let loading: Promise<ApiReference> | undefined;

/** Loads the API reference of the site once per process. */
export function loadSiteApi(): Promise<ApiReference> {
  loading ??= loadApi().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the reference from the cache, or extracts it. The installed packages are checked either way. */
export async function loadApi(options: LoadOptions = {}): Promise<ApiReference> {
  const { products = siteConfig.products, navigation = siteNavigation, root = ROOT } = options;
  findPackages(products, root);
  const cache = openCache('api-reference', options.cacheDirectory);
  // The code that extracts is part of the key, so the shape of a cached value is known.
  const key = hashKey({
    sources: hashSources(EXTRACTOR),
    products,
    interfaces: products.map((product) => [...listInterfaceNames(navigation, product)]),
    surroundings: SURROUNDINGS.map((name) => readInstalledVersion(name, root)),
  });
  const reference = await cache.get(key, async () => {
    // The compiler takes half a second to load, so it's loaded only when needed.
    const extract = options.extract ?? loadSource<Extractor>(EXTRACTOR).extractApi;
    return extract({ products, navigation, root });
  });
  cache.evict();
  return addSince(reference, options.readHistory);
}
