import { isDocument } from './contentTypes.ts';
import type { DeliveryConfig } from './DeliveryConfig.ts';

/** How long a response may be cached, and why. */
export const CACHE_CONTROL = {
  /** The name changes with the content, so a copy is never stale. */
  hashed: 'public, max-age=31536000, immutable',
  /** A minute lets a page fetched on hover be used on click; after that the entity tag decides. */
  page: 'public, max-age=60, must-revalidate',
  /** Icons, feeds, search index: they keep their names, so they must not outlive a release for long. */
  file: 'public, max-age=300, must-revalidate',
  /** The browser must see a new worker at once, or a bad one could never be recalled. */
  worker: 'no-cache',
  /** A wrong permanent redirect should be forgotten within the hour. */
  redirect: 'public, max-age=3600',
  /** The page may exist after the next release. */
  missing: 'no-cache',
  /** Meant for one reader only. */
  private: 'no-store',
} as const;

/** Folders of files that have a hash in their own name or in the folder's. */
const HASHED = /^\/x\/(?:_astro|navigation|live\/[0-9a-f]{8,})\//;

/** `/x/live/a668b4ffaab5/react.js` → `/x/live/a668b4ffaab5/`; `undefined` if the name doesn't change with the content. */
export function findHashedPrefix(pathname: string): string | undefined {
  return HASHED.exec(pathname)?.[0];
}

/** `/x/_astro/Box.BVN50ZFN.js` → cached for a year */
export function getCacheControl(
  pathname: string,
  { serviceWorkerUrl }: Pick<DeliveryConfig, 'serviceWorkerUrl'>,
): string {
  if (findHashedPrefix(pathname) !== undefined) return CACHE_CONTROL.hashed;
  if (pathname === serviceWorkerUrl) return CACHE_CONTROL.worker;
  return isDocument(pathname) ? CACHE_CONTROL.page : CACHE_CONTROL.file;
}
