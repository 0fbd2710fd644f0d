import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import type { Search } from '#model/search/createSearch.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { createSearchFiles } from './createSearchFiles.ts';

const DIRECTORY = path.join(CACHE_DIR, 'search');

/** The search over the content as it stands, whether the site is built or not. `key` names the state of the content. */
export async function getSearchFiles(key: string): Promise<SearchFile[]> {
  const file = path.join(DIRECTORY, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SearchFile[];
  const files = await createSearchFiles();
  rmSync(DIRECTORY, { recursive: true, force: true });
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(files));
  renameSync(`${file}.${process.pid}`, file);
  return files;
}

/** One search per language, made when first asked for. */
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
