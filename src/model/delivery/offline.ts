/** The site's caches in the browser. A new number in a name discards what the old cache contained. */
export const CACHE_PREFIX = 'x-docs-';
/** Pages that were visited. */
export const PAGES_CACHE = 'x-docs-pages-1';
/** Scripts and styles, whose names change with their content. */
export const ASSETS_CACHE = 'x-docs-assets-1';
/** Files that keep their name: search index, code of demos, icons. */
export const FILES_CACHE = 'x-docs-files-1';
/** What the offline page needs; ends with the version of the worker. */
export const CORE_CACHE_PREFIX = 'x-docs-core-1-';
/** One for each product that the user has saved. */
export const SAVED_CACHE_PREFIX = 'x-docs-saved-1-';

/** What a page asks of the worker: to take over, or to keep URLs that were loaded before it was there. */
export type WorkerMessage = { type: 'skipWaiting' } | { type: 'keep'; urls: readonly string[] };

/** Where the list of what can be saved is. */
export const OFFLINE_INDEX = '/x/offline/index.json';
/** The page that manages saved products. It's also shown instead of pages that aren't on the device. */
export const OFFLINE_PATH = '/x/offline/';

/** The pages of one product in one language, and all they need. */
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

/** `x-charts.en` → where its files are listed. */
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
