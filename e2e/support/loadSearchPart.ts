import { getSearchFileUrl, listFurtherNumbers } from '../../src/model/search/SearchFile.ts';
import type { FilePage, SearchFile, SearchPart } from '../../src/model/search/SearchFile.ts';
import type { Locale } from '../../src/model/locale/Locale.ts';

export interface SearchPartPages {
  /** One, unless the files are of two releases. */
  stamps: ReadonlySet<string | undefined>;
  pages: FilePage[];
}

/** Loads the pages of all files of a search part. `read` returns the content of a URL. */
export async function loadSearchPart(
  locale: Locale,
  part: SearchPart,
  read: (url: string) => string | Promise<string>,
): Promise<SearchPartPages> {
  const load = async (number: number) =>
    JSON.parse(await read(getSearchFileUrl(locale, part, number))) as SearchFile;
  const first = await load(1);
  const further = await Promise.all(listFurtherNumbers(first).map(load));
  const files = [first, ...further];
  return {
    stamps: new Set(files.map(({ stamp }) => stamp)),
    pages: files.flatMap(({ pages }) => pages),
  };
}
