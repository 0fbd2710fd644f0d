import type { QueryTerm, Reading } from './Query.ts';
import { PRODUCT_NAMES, PRODUCT_WORDS, STOP_WORDS, VAGUE_WORDS } from './queryWords.ts';
import type { SearchPart } from './SearchFile.ts';
import { SAFE_READING, WEIGHTS } from './searchWeights.ts';
import { splitRuns, tokenize } from './tokenize.ts';

/** How well the phrases of a page say what the query says. All values are between 0 and 1. */
export interface PhraseMatch {
  /** Share of the query in the phrase that contains most of it. */
  covered: number;
  /** The same for the most similar phrase, which says little besides. */
  similar: number;
  /** The mean of the three most similar phrases. */
  repeated: number;
}

export const NO_MATCH: PhraseMatch = { covered: 0, similar: 0, repeated: 0 };
const REPEATED = 3;

/** The phrases of a page, ready to be compared with queries. */
export interface PagePhrases {
  /** What the words of each phrase weigh together. */
  totals: number[];
  /** Where a token is. */
  places: Map<string, Place[]>;
}

interface Place {
  phrase: number;
  /** The number of the word among all words of the page's phrases. */
  word: number;
  weight: number;
}

/** The words that say what a phrase is about, each once: `How do I sort rows?` → sort, rows */
export function splitPhrase(phrase: string): string[] {
  const words = splitRuns(phrase).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return [...new Set(words)];
}

export function readPhrases(
  phrases: readonly (readonly string[])[],
  part: SearchPart,
  getRarity: (word: string) => number,
): PagePhrases {
  const totals = phrases.map(() => 0);
  const places = new Map<string, Place[]>();
  let count = 0;
  for (const [phrase, words] of phrases.entries()) {
    for (const name of words) {
      const lower = name.toLowerCase();
      // Every page of the product could contain its name.
      if (PRODUCT_NAMES.has(lower) && PRODUCT_WORDS[lower] === part) continue;
      const weight = getRarity(name) * (VAGUE_WORDS.has(lower) ? WEIGHTS.vague : 1);
      const place = { phrase, word: count, weight };
      count += 1;
      totals[phrase] = (totals[phrase] ?? 0) + weight;
      for (const token of new Set(tokenize(name))) {
        const others = places.get(token);
        if (others) others.push(place);
        else places.set(token, [place]);
      }
    }
  }
  return { totals, places };
}

/** The product in the query counts as part of every phrase. */
export function matchPhrases(
  { totals, places }: PagePhrases,
  part: SearchPart,
  terms: readonly QueryTerm[],
  weights: readonly number[],
): PhraseMatch {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return NO_MATCH;
  let named = 0;
  const met = totals.map(() => 0);
  const said = totals.map(() => 0);
  const used = new Set<number>();
  for (const [position, term] of terms.entries()) {
    const weight = weights[position] ?? 0;
    if (term.productName === part) {
      named += weight;
      continue;
    }
    for (const [phrase, { strength, place }] of findTerm(term, places)) {
      met[phrase] = (met[phrase] ?? 0) + weight * strength;
      if (used.has(place.word)) continue;
      used.add(place.word);
      said[phrase] = (said[phrase] ?? 0) + place.weight;
    }
  }
  let covered = 0;
  const similarities: number[] = [];
  for (const [phrase, total] of totals.entries()) {
    const ofQuery = ((met[phrase] ?? 0) + named) / all;
    if (!met[phrase]) continue;
    covered = Math.max(covered, ofQuery);
    similarities.push(Math.sqrt((ofQuery * (said[phrase] ?? 0)) / (total || 1)));
  }
  similarities.sort((a, b) => b - a);
  const best = similarities.slice(0, REPEATED);
  return {
    covered,
    similar: best[0] ?? 0,
    repeated: best.reduce((sum, value) => sum + value, 0) / REPEATED,
  };
}

interface TermMatch {
  strength: number;
  place: Place;
}

/** The best match of a term in each phrase that contains it. */
function findTerm(
  { readings }: QueryTerm,
  places: ReadonlyMap<string, readonly Place[]>,
): Map<number, TermMatch> {
  const found = new Map<number, TermMatch>();
  for (const reading of readings) {
    if (!isSafe(reading)) continue;
    for (const place of findReading(reading, places)) {
      const best = found.get(place.phrase);
      if (!best || best.strength < reading.weight) {
        found.set(place.phrase, { strength: reading.weight, place });
      }
    }
  }
  return found;
}

/** It's not a guess. */
export function isSafe({ weight }: Reading): boolean {
  return weight >= SAFE_READING;
}

function findReading(
  { token, also = [], prefix }: Reading,
  places: ReadonlyMap<string, readonly Place[]>,
): readonly Place[] {
  if (prefix) return findPrefix(token, places);
  const found = places.get(token) ?? [];
  if (also.length === 0) return found;
  return found.filter(({ phrase }) =>
    also.every((other) => places.get(other)?.some((place) => place.phrase === phrase)),
  );
}

function findPrefix(prefix: string, places: ReadonlyMap<string, readonly Place[]>): Place[] {
  const found: Place[] = [];
  for (const [token, own] of places) {
    if (token.startsWith(prefix)) found.push(...own);
  }
  return found;
}
