import { setImmediate as pause } from 'node:timers/promises';
import { readSearchFiles } from '#generator/search/loadSearch.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import type { Search } from '#model/search/createSearch.ts';
import type { SearchDocs } from './SearchDocs.ts';

/** The search of the built site in a directory; each language is taken in when first asked for. */
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

/** Part by part, so that whoever reads a page meanwhile does not wait for all of them. */
async function loadSearch(directory: string, locale: Locale): Promise<Search> {
  const files = readSearchFiles(directory, locale);
  if (!files) {
    throw new DocsError('The search index is missing.', {
      file: directory,
      hint: 'run `npm run build` again.',
    });
  }
  const search = createSearch();
  for (const file of files) {
    search.add(file);
    await pause();
  }
  return search;
}
