import { WEIGHTS } from './searchWeights.ts';
import { stemWord } from './stemWord.ts';
import { hasCjk, toPairs } from './tokenize.ts';
import type { QueryTerm, Reading } from './Query.ts';
import type { Thesaurus } from './createThesaurus.ts';

/** Adds the readings of every known phrase in the query to each of its words. */
export function addSynonyms(terms: readonly QueryTerm[], { findPhrases }: Thesaurus): void {
  const stems = terms.map(({ word }) => stemWord(word));
  stems.forEach((stem, start) => {
    for (const phrase of findPhrases(stem)) {
      if (!phrase.stems.every((word, offset) => stems[start + offset] === word)) continue;
      for (const term of terms.slice(start, start + phrase.stems.length)) {
        term.readings.push(...phrase.readings);
      }
    }
  });
}

/** Adds English readings for the longest known phrases of a query in Chinese characters. */
export function addTranslations(
  text: string,
  terms: QueryTerm[],
  { translations }: Thesaurus,
): void {
  if (!hasCjk(text)) return;
  let rest = text;
  for (const [phrase, english] of translations) {
    if (!rest.includes(phrase)) continue;
    rest = rest.replaceAll(phrase, ' ');
    const pairs = new Set(toPairs(phrase));
    const translated = terms.filter(({ word }) => pairs.has(word) || phrase.includes(word));
    for (const word of english.split(' ')) {
      const readings = [...new Set([word, stemWord(word)])].map((token): Reading => {
        return { token, weight: WEIGHTS.synonym, prefix: false };
      });
      for (const term of translated) term.readings.push(...readings);
      terms.push({ word, weight: 1, readings });
    }
  }
}
