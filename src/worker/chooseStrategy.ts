/**
 * How a request is answered. `page` and `fresh` ask the network and fall back to a copy, a `page` also to the offline page.
 * `immutable` uses the copy if there is one. `none` leaves the request to the browser.
 */
export type Strategy = 'page' | 'immutable' | 'fresh' | 'none';

export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
  hasRange: boolean;
}

const PAGE = /^(?:\/[a-z]{2})?\/x\/(?:[^.]*\/)?$/;
/** The name of these files changes with their content. */
const IMMUTABLE = /^\/x\/(?:_astro|navigation|live\/[0-9a-f]{8,})\//;
/** The search index, demo code, types, icons and images, whose names stay the same. */
const FILE = /^\/x\/.+\.(?:json|css|svg|png|webp|woff2|webmanifest)$/;
/** Preview images for other sites and the lists of what can be saved are useless without a network. */
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
