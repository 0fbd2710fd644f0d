import type { QueryTerm } from './Query.ts';
import { matchPhrases, NO_MATCH, readPhrases, splitPhrase } from './matchPhrases.ts';
import type { PagePhrases, PhraseMatch } from './matchPhrases.ts';
import type { SearchPage } from './SearchRecord.ts';
import { stemWord } from './stemWord.ts';

export interface PhraseIndex {
  add: (page: SearchPage, phrases: readonly string[]) => void;
  /** `rarity` weighs the terms of the query. */
  match: (page: SearchPage, terms: readonly QueryTerm[], rarity: readonly number[]) => PhraseMatch;
}

/**
 * The questions of each page and what readers type to find it. A query is compared with whole phrases, because a page that has its words
 * in one phrase is a better match than a page that has them in several.
 */
export function createPhraseIndex(): PhraseIndex {
  const phrases = new Map<SearchPage, string[][]>();
  const pagesWith = new Map<string, Set<SearchPage>>();
  let known = new Map<SearchPage, PagePhrases>();
  const getRarity = (word: string) =>
    Math.log(1 + phrases.size / (pagesWith.get(toKey(word))?.size ?? 1));
  return {
    add(page, added) {
      const words = added.map(splitPhrase);
      phrases.set(page, [...(phrases.get(page) ?? []), ...words]);
      for (const word of words.flat()) {
        const key = toKey(word);
        const pages = pagesWith.get(key) ?? new Set();
        pagesWith.set(key, pages.add(page));
      }
      // Every page changes how rare words are.
      known = new Map();
    },
    match(page, terms, rarity) {
      const own = phrases.get(page);
      if (!own) return NO_MATCH;
      // Most pages are never among the first results, so their phrases are prepared when they are.
      let prepared = known.get(page);
      if (!prepared) known.set(page, (prepared = readPhrases(own, page.part, getRarity)));
      return matchPhrases(prepared, page.part, terms, rarity);
    },
  };
}

/** All forms of a word are equally rare. */
function toKey(word: string): string {
  return stemWord(word.toLowerCase());
}
