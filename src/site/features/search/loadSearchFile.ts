import type { Locale } from '#model/locale/Locale.ts';
import { SEARCH_FILE_VERSION, getSearchFileUrl } from '#model/search/SearchFile.ts';
import type { SearchFile, SearchPart } from '#model/search/SearchFile.ts';
import { loadJson } from '../../browser/loadJson.ts';

/** Delays before each retry, so that a short network failure doesn't bother the reader. */
const WAITS = [400, 1500];

/** One file of the index. */
export async function loadSearchFile(
  locale: Locale,
  part: SearchPart,
  number: number,
  waits: readonly number[] = WAITS,
): Promise<SearchFile> {
  try {
    return await fetchFile(getSearchFileUrl(locale, part, number));
  } catch (error) {
    const [wait, ...rest] = waits;
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return loadSearchFile(locale, part, number, rest);
  }
}

async function fetchFile(url: string): Promise<SearchFile> {
  const file = await loadJson<SearchFile>(url);
  // An outdated copy from a cache has another shape.
  if (file.version !== SEARCH_FILE_VERSION)
    throw new Error(`${url} has the unsupported version ${file.version}.`);
  return file;
}
