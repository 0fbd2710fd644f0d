import type { Locale } from '#model/locale/Locale.ts';
import type { Search } from '#model/search/createSearch.ts';
import type { SearchOptions } from '#model/search/SearchOptions.ts';
import { hasCjk } from '#model/search/tokenize.ts';
import type { SearchHit } from '#model/search/SearchRecord.ts';
import type { SearchArguments } from './parseSearchArguments.ts';

/** What `npm run -s search` prints: lines to read for one query, JSON for a file of them. */
export function runSearch(
  { queries, isFile, locale, ...options }: SearchArguments,
  getSearch: (locale: Locale) => Search,
): string {
  const answers = queries.map((query) =>
    // Nobody asks in Chinese for English sentences.
    getSearch(locale ?? (hasCjk(query) ? 'zh' : 'en')).search(query, toOptions(options)),
  );
  if (isFile)
    return JSON.stringify(
      answers.map((hits) => hits.map(toPlace)),
      null,
      1,
    );
  return answers.flat().map(formatHit).join('\n');
}

function toOptions({
  limit = 10,
  product,
  kind,
}: Omit<SearchArguments, 'queries' | 'isFile' | 'locale'>): SearchOptions {
  return { limit, ...(product ? { product } : {}), ...(kind ? { kind } : {}) };
}

function toPlace({ pathname, anchor, label }: SearchHit) {
  return { pathname, anchor, label };
}

/** `/x/react-data-grid/column-pinning#pin-columns  Guide  Column pinning › Pin columns` */
function formatHit({ pathname, anchor, label, title, heading }: SearchHit): string {
  const place = anchor ? `${pathname}#${anchor}` : pathname;
  return [place, label, heading ? `${title} › ${heading}` : title].join('  ');
}
