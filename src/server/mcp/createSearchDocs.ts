import { setImmediate as pause } from 'node:timers/promises';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import type { Search } from '#model/search/createSearch.ts';
import { readSearchFiles } from './readSearchFiles.ts';
import type { SearchDocs } from './SearchDocs.ts';

/** The search of a built site. Each language is loaded when it's first used. */
export function createSearchDocs(directory: string): SearchDocs {
  const searches = new Map<Locale, Promise<Search>>();
  return async (query, { limit, locale, productId }) => {
    const loading = searches.get(locale) ?? loadSearch(directory, locale);
    searches.set(locale, loading);
    const search = await loading.catch((error: unknown) => {
      searches.delete(locale);
      throw error;
    });
    const options = { limit, sections: 0, ...(productId ? { product: productId } : {}) };
    const { groups, count } = search.searchPages(query, options);
    return {
      total: count,
      hits: groups.map(({ pathname, anchor, title, heading, excerpt }) => ({
        path: addLocalePrefix(`${pathname}/`, locale) + (anchor ? `#${anchor}` : ''),
        title,
        ...(heading ? { section: heading } : {}),
        excerpt,
      })),
    };
  };
}

/** Loads one file at a time, so that other requests don't have to wait for all of them. */
async function loadSearch(directory: string, locale: Locale): Promise<Search> {
  const files = await readSearchFiles(directory, locale);
  const search = createSearch();
  for (const file of files) {
    search.add(file);
    await pause();
  }
  return search;
}
