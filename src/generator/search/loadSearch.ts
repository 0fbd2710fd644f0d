import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import type { Search } from '#model/search/createSearch.ts';
import {
  SEARCH_FILE_VERSION,
  SEARCH_PARTS,
  getSearchFileUrl,
  listFurtherNumbers,
} from '#model/search/SearchFile.ts';
import type { SearchFile, SearchPart } from '#model/search/SearchFile.ts';

/** The search of one language, from the files of a built site; `undefined` where they are missing or of another version. */
export function loadSearch(dist: string, locale: Locale): Search | undefined {
  const files = readSearchFiles(dist, locale);
  return files && createSearch(files);
}

export function readSearchFiles(dist: string, locale: Locale): SearchFile[] | undefined {
  const read = (part: SearchPart, number = 1): SearchFile | undefined => {
    const file = path.join(dist, getSearchFileUrl(locale, part, number));
    // The build of the same version wrote it, so its shape is known.
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SearchFile) : undefined;
  };
  const files = SEARCH_PARTS.flatMap((part) => {
    const first = read(part);
    const further = first ? listFurtherNumbers(first).map((number) => read(part, number)) : [];
    return [first, ...further];
  });
  const isUsable = (file: SearchFile | undefined) => file?.version === SEARCH_FILE_VERSION;
  return files.every((file) => isUsable(file))
    ? files.filter((file) => file !== undefined)
    : undefined;
}
