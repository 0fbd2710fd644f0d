import path from 'node:path';
import { createCache } from './createCache.ts';
import type { Cache, CacheLimits } from './createCache.ts';
import { CACHE_DIR } from './directories.ts';

const MB = 1024 * 1024;

/** Every cache of the generator, by the name of its folder in `.cache`. */
const CACHES = {
  /** The API reference, extracted from the types of the packages. */
  'api-reference': { version: 1, maxEntries: 2 },
  /** Sizes of imports. Measuring them takes minutes. */
  'import-sizes': { version: 1, maxEntries: 2 },
  /** The API of published releases. Reading one takes seconds, and there are hundreds. */
  versions: { version: 1, maxBytes: 1000 * MB },
  /** Which demos use which parts of the API. */
  usage: { version: 1, maxEntries: 2 },
  /** The same, one entry per text. */
  'usage-of-texts': { version: 1, maxBytes: 20 * MB },
  /** Errors and warnings that the packages can print. */
  'error-messages': { version: 1, maxEntries: 2 },
  /** Front matter, headings, and demos of pages, one entry per text. */
  'page-facts': { version: 1, maxBytes: 20 * MB },
  /** Syntax trees of pages, one entry per text. */
  'page-trees': { version: 1, maxBytes: 50 * MB },
  /** The date of each file's last commit, one entry per HEAD. */
  'commit-dates': { version: 1, maxEntries: 4 },
  /** Highlighted code of demos, one entry per file. */
  'demo-code': { version: 4, maxBytes: 200 * MB },
  /** Highlighted data sets. */
  'data-sets': { version: 1, maxBytes: 20 * MB },
  /** Preview images of pages for sharing. */
  cards: { version: 1, maxBytes: 200 * MB },
  /** Compressed copies of built files. */
  compressed: { version: 1, maxBytes: 400 * MB },
  /** What modules import, one entry per text. */
  imports: { version: 1, maxBytes: 20 * MB },
  /** Imports and strings of built scripts. */
  scripts: { version: 1, maxBytes: 50 * MB },
  /** What later steps need to know about built stylesheets, one entry per text. */
  stylesheets: { version: 1, maxBytes: 20 * MB },
  /** URLs and demos in built pages, one entry per text. */
  'page-references': { version: 1, maxBytes: 50 * MB },
  /** Markdown of guides, one entry per syntax tree. */
  markdown: { version: 1, maxBytes: 50 * MB },
  /** Demos whose charts have accessible names, one empty entry per file. */
  'chart-names': { version: 1, maxEntries: 3000 },
  /** Modules for code in editors, one folder for each set of installed packages. */
  'live-modules': { version: 1, maxEntries: 2 },
  /** Search files for the command line. */
  search: { version: 1, maxEntries: 2 },
} as const satisfies Record<string, CacheLimits>;

export type CacheName = keyof typeof CACHES;

export function openCache(name: CacheName, directory: string = path.join(CACHE_DIR, name)): Cache {
  return createCache(directory, CACHES[name]);
}

/** Deletes old entries of every cache until it's within its limits. */
export function evictCaches(): void {
  for (const name of Object.keys(CACHES) as CacheName[]) openCache(name).evict();
}
