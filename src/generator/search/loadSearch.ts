import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import type { Search } from '#model/search/createSearch.ts';
import { SEARCH_FILE_VERSION, SEARCH_PARTS, getSearchFileUrl } from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';

/** The search of one language, from the files of a built site; `undefined` where they are missing or of another version. */
export function loadSearch(dist: string, locale: Locale): Search | undefined {
  const files = readSearchFiles(dist, locale);
  return files && createSearch(files);
}

export function readSearchFiles(dist: string, locale: Locale): SearchFile[] | undefined {
  const paths = SEARCH_PARTS.map((part) => path.join(dist, getSearchFileUrl(locale, part)));
  if (!paths.every((file) => existsSync(file))) return undefined;
  // The build of the same version wrote them, so their shape is known.
  const files = paths.map((file) => JSON.parse(readFileSync(file, 'utf8')) as SearchFile);
  return files.every(({ version }) => version === SEARCH_FILE_VERSION) ? files : undefined;
}
