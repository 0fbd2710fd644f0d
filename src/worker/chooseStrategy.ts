/**
 * How the worker answers a request. `page` and `fresh` ask the network and fall back to a cached copy, and `page` also to the
 * offline page. `immutable` uses the copy if there is one. `none` leaves the request to the browser.
 */
export type Strategy = 'page' | 'immutable' | 'fresh' | 'none';

export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
  hasRange: boolean;
}

const PAGE = /^(?:\/[a-z]{2})?\/x\/(?:[^.]*\/)?$/;
/** Files whose names change with their content. */
const IMMUTABLE = /^\/x\/(?:_astro|navigation|live\/[0-9a-f]{8,})\//;
/** The search index, demo code, types, icons, and images. Their names don't change with their content. */
const FILE = /^\/x\/.+\.(?:json|css|svg|png|webp|woff2|webmanifest)$/;
/** Preview images for other sites, and lists of the files to save. They're useless offline. */
const ONLINE_ONLY = /^\/x\/(?:cards|offline)\/./;

export function chooseStrategy(
  { method, url, mode, hasRange }: RequestFacts,
  origin: string,
): Strategy {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin || hasRange) return 'none';
  if (mode === 'navigate') return PAGE.test(pathname) ? 'page' : 'none';
  if (IMMUTABLE.test(pathname)) return 'immutable';
  return FILE.test(pathname) && !ONLINE_ONLY.test(pathname) ? 'fresh' : 'none';
}
