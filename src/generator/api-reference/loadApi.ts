import type { ApiReference } from '#model/reference/ApiReference.ts';
import { navigation as siteNavigation } from '#content/navigation.ts';
import { siteConfig } from '#content/site.config.ts';
import { ROOT } from '../files/directories.ts';
import {
  hashKey,
  hashSources,
  readCached,
  readInstalledVersion,
  writeCached,
} from '../files/apiCache.ts';
import type { ExtractOptions } from './read/extractApi.ts';
import { listInterfaceNames } from './read/interfacePages.ts';
import { findPackages } from './declarations/packages.ts';

export interface LoadOptions extends ExtractOptions {
  cacheDirectory?: string;
  /** Called when there is nothing in the cache; tests count on it. */
  extract?: (options: ExtractOptions) => ApiReference;
}

/** Packages whose types ours are made of. */
const SURROUNDINGS = ['typescript', '@mui/material', '@mui/system', '@types/react'];

let loading: Promise<ApiReference> | undefined;

/** The reference of the site, read once per process. */
export function loadSiteApi(): Promise<ApiReference> {
  loading ??= loadApi().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The reference from the cache, or extracted and put there; packages are checked either way. */
export async function loadApi(options: LoadOptions = {}): Promise<ApiReference> {
  const { products = siteConfig.products, navigation = siteNavigation, root = ROOT } = options;
  findPackages(products, root);
  const key = hashKey({
    sources: hashSources(),
    products,
    interfaces: products.map((product) => [...listInterfaceNames(navigation, product)]),
    surroundings: SURROUNDINGS.map((name) => readInstalledVersion(name, root)),
  });
  const cached = readCached('reference', key, options.cacheDirectory);
  // The key holds the code that wrote the file, so its shape is known.
  if (cached) return cached as ApiReference;
  // The compiler takes half a second to load, which a warm start can do without.
  const extract = options.extract ?? (await import('./read/extractApi.ts')).extractApi;
  const reference = extract({ products, navigation, root });
  writeCached('reference', key, reference, options.cacheDirectory);
  return reference;
}
