import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import type { Search } from '#model/search/createSearch.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { openCache } from '../files/openCache.ts';
import { createSearchFiles } from './createSearchFiles.ts';

/** The search files for the current content, built or not. `key` identifies the state of the content. */
export async function getSearchFiles(key: string): Promise<SearchFile[]> {
  const cache = openCache('search');
  const files = await cache.get(key, () => createSearchFiles());
  cache.evict();
  return files;
}

/** One search per language, created when it's first needed. */
export function createSearches(files: readonly SearchFile[]): (locale: Locale) => Search {
  const searches = new Map<Locale, Search>();
  return (locale) => {
    let search = searches.get(locale);
    if (!search) {
      search = createSearch(files.filter((file) => file.locale === locale));
      searches.set(locale, search);
    }
    return search;
  };
}
