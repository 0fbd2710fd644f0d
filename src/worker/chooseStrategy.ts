/**
 * How a request is answered: `page` from the network unless it is silent, `immutable` from the device, `fresh` from the network with
 * the device in reserve, `none` as if there were no worker.
 */
export type Strategy = 'page' | 'immutable' | 'fresh' | 'none';

export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
  hasRange: boolean;
}

const PAGE = /^(?:\/[a-z]{2})?\/x\/(?:[^.]*\/)?$/;
/** Their name changes with their content. */
const IMMUTABLE = /^\/x\/(?:_astro|live\/[0-9a-f]{8,})\//;
/** Search index, code of demos, types, icons, pictures: named files of the site. */
const FILE = /^\/x\/.+\.(?:json|css|svg|png|webp|woff2|webmanifest)$/;
/** Pictures for other sites, lists of what can be saved: of no use without a network. */
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
