import { memoizeBy } from '../navigation/memoizeBy.ts';
import type { Query } from './Query.ts';
import type { SearchPage } from './SearchRecord.ts';
import { stemWord } from './stemWord.ts';
import { splitRuns } from './tokenize.ts';
import { PRODUCT_NAMES } from './queryWords.ts';

/** True for `pin columns` and `Column pinning`. The name of the product in the title is optional. */
export function isSameTitle(page: SearchPage, query: Query): boolean {
  const asked = getAskedStems(query);
  return getTitleStems(page).some(
    (own) => own.size > 0 && own.size === asked.size && [...own].every((stem) => asked.has(stem)),
  );
}

/** A query is compared with hundreds of titles. */
const getAskedStems = memoizeBy(({ terms }: Query) => toStems(terms.map(({ word }) => word)));

/** Compares both the title and the title in the navigation. */
const getTitleStems = memoizeBy(({ title, short }: SearchPage) =>
  [title, short].map((text) => toStems(splitRuns(text).map((word) => word.toLowerCase()))),
);

function toStems(words: readonly string[]): Set<string> {
  const meaning = words.filter((word) => !PRODUCT_NAMES.has(word));
  return new Set((meaning.length > 0 ? meaning : words).map(stemWord));
}
