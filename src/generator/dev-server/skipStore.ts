import type { Plugin } from 'vite';

const EMPTY = '\0x-docs:no-store';

/**
 * Keeps the store of all pages out of the pages of the development server. They never load it there, but Astro compiles everything that a
 * page could import before it renders it. Files that are made from the store import it themselves and aren't affected.
 */
export function skipStore(): Plugin {
  return {
    name: 'x-docs:skip-store',
    apply: 'serve',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createStore\.ts$/ },
      handler: (_, importer) => (importer?.endsWith('/findTwin.ts') ? EMPTY : undefined),
    },
    load: { filter: { id: new RegExp(`^${EMPTY}$`) }, handler: () => 'export {};' },
  };
}
