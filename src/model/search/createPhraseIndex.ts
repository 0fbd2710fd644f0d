import type { QueryTerm } from './Query.ts';
import { isSafe, matchPhrases, NO_MATCH, readPhrases, splitPhrase } from './matchPhrases.ts';
import type { PagePhrases, PhraseMatch } from './matchPhrases.ts';
import type { SearchPage } from './SearchRecord.ts';
import { stemWord } from './stemWord.ts';
import { isCjk } from './tokenize.ts';

export interface PhraseIndex {
  add: (page: SearchPage, phrases: readonly string[]) => void;
  /** Compares a query with the phrases of pages. `rarity` is for its terms that no phrase contains. */
  compare: (
    terms: readonly QueryTerm[],
    rarity: readonly number[],
  ) => (page: SearchPage) => PhraseMatch;
}

/**
 * The phrases that say what each page is about, in our words and in those of readers. A query is compared with whole phrases, because a
 * page that has its words in one phrase is a better match than a page that has them in several.
 */
export function createPhraseIndex(): PhraseIndex {
  const phrases = new Map<SearchPage, string[][]>();
  const pagesWith = new Map<string, Set<SearchPage>>();
  let known = new Map<SearchPage, PagePhrases>();
  const getRarity = (key: string) => Math.log(1 + phrases.size / (pagesWith.get(key)?.size ?? 1));
  /** Rare in phrases isn't the same as rare in the texts: `callback` is in hundreds of API entries. */
  const weigh = ({ readings, weight }: QueryTerm, rarity: number): number => {
    const keys = readings
      .filter((reading) => isSafe(reading) && !reading.prefix && !reading.also?.length)
      .map(({ token }) => toKey(token))
      .filter((key) => pagesWith.has(key));
    return keys.length > 0 ? weight * Math.max(...keys.map(getRarity)) : rarity;
  };
  return {
    add(page, added) {
      const words = added.map(splitPhrase);
      phrases.set(page, [...(phrases.get(page) ?? []), ...words]);
      for (const key of words.flat().map(toKey)) {
        const pages = pagesWith.get(key) ?? new Set();
        pagesWith.set(key, pages.add(page));
      }
      // Every page changes how rare words are.
      known = new Map();
    },
    compare(terms, rarity) {
      // The first letters are in every phrase, and their results shouldn't wait for phrases to be prepared.
      if (terms.every(({ word }) => word.length < 3 && !isCjk(word))) return () => NO_MATCH;
      const weights = terms.map((term, position) => weigh(term, rarity[position] ?? 0));
      return (page) => {
        const own = phrases.get(page);
        if (!own) return NO_MATCH;
        // Most pages are never among the first results, so their phrases are prepared when they are.
        let prepared = known.get(page);
        if (!prepared) {
          prepared = readPhrases(own, page.part, (word) => getRarity(toKey(word)));
          known.set(page, prepared);
        }
        return matchPhrases(prepared, page.part, terms, weights);
      };
    },
  };
}

/** All forms of a word are equally rare. */
function toKey(word: string): string {
  return stemWord(word.toLowerCase());
}
