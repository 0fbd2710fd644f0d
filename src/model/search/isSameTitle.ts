import { memoizeBy } from '../navigation/memoizeBy.ts';
import type { Query } from './Query.ts';
import type { SearchPage } from './SearchRecord.ts';
import { stemWord } from './stemWord.ts';
import { splitRuns } from './tokenize.ts';
import { PRODUCT_NAMES } from './queryWords.ts';

/** True for `pin columns` and `Column pinning`. The name of the product in the title is optional. */
export function isSameTitle(page: SearchPage, query: Query): boolean {
  return getTitleKeys(page).includes(getAskedKey(query));
}

/** A query is compared with hundreds of titles. */
const getAskedKey = memoizeBy(({ terms }: Query) => toKey(terms.map(({ word }) => word)));

/** Both the title and the title in the navigation. */
const getTitleKeys = memoizeBy(({ title, short }: SearchPage) =>
  [title, short]
    .map((text) => toKey(splitRuns(text).map((word) => word.toLowerCase())))
    .filter((key) => key !== ''),
);

/** The same for words in another order or form: pins, columns → `column pin` */
function toKey(words: readonly string[]): string {
  const meaning = words.filter((word) => !PRODUCT_NAMES.has(word));
  return [...new Set((meaning.length > 0 ? meaning : words).map(stemWord))].sort().join(' ');
}
