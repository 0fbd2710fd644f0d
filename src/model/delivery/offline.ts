/** Prefix of all caches that the site creates in the browser. To discard a cache's content, increase the number in its name. */
export const CACHE_PREFIX = 'x-docs-';
/** Pages that were visited. */
export const PAGES_CACHE = 'x-docs-pages-1';
/** Scripts and styles, whose names change with their content. */
export const ASSETS_CACHE = 'x-docs-assets-1';
/** Files whose names don't change with their content: the search index, the code of demos, and icons. */
export const FILES_CACHE = 'x-docs-files-1';
/** Everything the offline page needs. The version of the worker is appended. */
export const CORE_CACHE_PREFIX = 'x-docs-core-1-';
/** One for each product that the user has saved. */
export const SAVED_CACHE_PREFIX = 'x-docs-saved-1-';

/** Messages from a page to the worker: take over now, or cache URLs that were loaded before the worker started. */
export type WorkerMessage = { type: 'skipWaiting' } | { type: 'keep'; urls: readonly string[] };

/** URL of the list of everything that can be saved. */
export const OFFLINE_INDEX = '/x/offline/index.json';
/** The page that manages saved products. It's also shown instead of pages that aren't on the device. */
export const OFFLINE_PATH = '/x/offline/';

/** The pages of one product in one language, and all the files they need. */
export interface OfflineSet {
  /** `x-charts.en` */
  id: string;
  productId: string;
  locale: string;
  /** Changes with the content of any file in it. */
  version: string;
  bytes: number;
  pages: number;
}

export interface OfflineIndex {
  sets: readonly OfflineSet[];
}

export interface OfflineFile {
  url: string;
  bytes: number;
}

/** `x-charts.en` → the URL of its file list */
export function getSetListUrl(id: string): string {
  return `${OFFLINE_PATH}${id}.json`;
}

/** Whether a worker of this version uses a cache. */
export function isCurrentCache(name: string, workerVersion: string): boolean {
  return (
    name.startsWith(SAVED_CACHE_PREFIX) ||
    [PAGES_CACHE, ASSETS_CACHE, FILES_CACHE, CORE_CACHE_PREFIX + workerVersion].includes(name)
  );
}

/** `docs.mui.com`, `mui.com` → yes; `notmui.com`, `mui.com` → no */
export function isHostOf(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}
