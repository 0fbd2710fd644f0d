import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { DocsStore } from '#model/machine-docs/DocsStore.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';

/** The store that the pages of a built site were written from. */
export function readStore(dist: string): DocsStore {
  return JSON.parse(readFileSync(path.join(dist, 'x/docs-store.json'), 'utf8')) as DocsStore;
}

/** Search says of which state of which page each of its records is. */
export function stampSearchFiles(
  files: readonly SearchFile[],
  { stamp, pages }: Pick<DocsStore, 'stamp' | 'pages'>,
): SearchFile[] {
  const hashes = new Map(pages.map(({ path: place, hash }) => [place, hash]));
  return files.map((file) => ({
    ...file,
    stamp,
    pages: file.pages.map((page) => {
      const address = `${page.path}/`;
      // A page without a translation is found by its English text.
      const hash = hashes.get(addLocalePrefix(address, file.locale)) ?? hashes.get(address);
      return { ...page, ...(hash ? { hash } : {}) };
    }),
  }));
}
