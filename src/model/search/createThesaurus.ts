import { WEIGHTS } from './searchWeights.ts';
import { stemWord } from './stemWord.ts';
import type { Synonyms, Translations } from './Synonyms.ts';
import { splitRuns } from './tokenize.ts';
import type { Reading } from './Query.ts';

/** A synonym, ready to be compared with the stems of a query. */
export interface Phrase {
  stems: string[];
  readings: Reading[];
}

export interface Thesaurus {
  /** Phrases that start with this stem. */
  findPhrases: (stem: string) => readonly Phrase[];
  /** Phrases in other languages with their English, longest first. */
  readonly translations: readonly (readonly [phrase: string, english: string])[];
}

export interface GrowingThesaurus extends Thesaurus {
  add: (source: { synonyms?: Synonyms; translations?: Translations }) => void;
}

/** Collects the synonyms of the search files as they're loaded. */
export function createThesaurus(): GrowingThesaurus {
  const phrases = new Map<string, Phrase[]>();
  let translations: [string, string][] = [];
  return {
    add(source) {
      for (const [phrase, values] of Object.entries(source.synonyms ?? {})) {
        const stems = phrase.split(' ').map(stemWord);
        const first = stems[0] ?? '';
        const entry = { stems, readings: values.map(toReading) };
        phrases.set(first, [...(phrases.get(first) ?? []), entry]);
      }
      translations = [...translations, ...Object.entries(source.translations ?? {})].sort(
        ([a], [b]) => b.length - a.length,
      );
    },
    findPhrases: (stem) => phrases.get(stem) ?? [],
    get translations() {
      return translations;
    },
  };
}

/** `lazy loading` → `lazy`, which counts only where `loading` is found too */
function toReading(value: string): Reading {
  const [token = '', ...also] = splitRuns(value).map((word) => stemWord(word.toLowerCase()));
  return { token, also, weight: WEIGHTS.synonym, prefix: false };
}
