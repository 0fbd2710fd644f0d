import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { DocsStore } from '#model/machine-docs/DocsStore.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { shorten } from './completePage.ts';

/** Reads the store that was written together with the pages of a built site. */
export function readStore(dist: string): DocsStore {
  return JSON.parse(readFileSync(path.join(dist, 'x/docs-store.json'), 'utf8')) as DocsStore;
}

/**
 * Adds the hash of the page to each search record, to show which version of the page it describes, and a stamp to each part, so
 * that nobody combines files of two releases. It only depends on the part, so an edit doesn't change the files of other products.
 */
export function stampSearchFiles(
  files: readonly SearchFile[],
  { pages }: Pick<DocsStore, 'pages'>,
): SearchFile[] {
  const hashes = new Map(pages.map(({ path: place, hash }) => [place, hash]));
  return files.map((file) => {
    const hashed: SearchFile = {
      ...file,
      pages: file.pages.map((page) => {
        const url = `${page.path}/`;
        // A page without a translation is indexed with its English text.
        const hash = hashes.get(addLocalePrefix(url, file.locale)) ?? hashes.get(url);
        return { ...page, ...(hash ? { hash } : {}) };
      }),
    };
    return { ...hashed, stamp: shorten(JSON.stringify(hashed)) };
  });
}
