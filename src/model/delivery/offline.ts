/** Caches of the site in the reader's browser. A new number forgets what the old one held. */
export const CACHE_PREFIX = 'x-docs-';
/** Pages as they were read. */
export const PAGES_CACHE = 'x-docs-pages-1';
/** Scripts and styles, whose names change with their content. */
export const ASSETS_CACHE = 'x-docs-assets-1';
/** Files that keep their name: search index, code of demos, icons. */
export const FILES_CACHE = 'x-docs-files-1';
/** What the offline page needs; ends with the version of the worker. */
export const CORE_CACHE_PREFIX = 'x-docs-core-1-';
/** One for each product that the reader has saved. */
export const SAVED_CACHE_PREFIX = 'x-docs-saved-1-';

/** What a page tells the worker: take over, or keep these addresses, which were read before it was there. */
export type WorkerMessage = { type: 'skipWaiting' } | { type: 'keep'; urls: readonly string[] };

/** Where the list of what can be saved is. */
export const OFFLINE_INDEX = '/x/offline/index.json';
/** Of the page that manages it and stands in for pages that are not on the device. */
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

/** Whether a cache of the site is of use to the worker of this version. */
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
