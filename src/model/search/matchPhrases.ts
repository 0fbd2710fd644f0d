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
  /** How many words they have together. */
  count: number;
  /** Where a token is. */
  places: Map<string, Place[]>;
  /** The keys of `places`, in the same order. */
  tokens: string[];
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
  return { totals, count, places, tokens: [...places.keys()] };
}

/** The product in the query counts as part of every phrase. */
export function matchPhrases(
  phrases: PagePhrases,
  part: SearchPart,
  terms: readonly QueryTerm[],
  weights: readonly number[],
): PhraseMatch {
  const { totals, count } = phrases;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return NO_MATCH;
  let named = 0;
  const met = new Float64Array(totals.length);
  const said = new Float64Array(totals.length);
  const used = new Uint8Array(count);
  for (const [position, term] of terms.entries()) {
    const weight = weights[position] ?? 0;
    if (term.productName === part) {
      named += weight;
      continue;
    }
    const matches = findTerm(term, phrases);
    for (let phrase = 0; phrase < matches.length; phrase += 1) {
      const match = matches[phrase];
      if (!match) continue;
      const { strength, place } = match;
      met[phrase] = (met[phrase] as number) + weight * strength;
      if (used[place.word]) continue;
      used[place.word] = 1;
      said[phrase] = (said[phrase] as number) + place.weight;
    }
  }
  let covered = 0;
  const similarities: number[] = [];
  for (const [phrase, total] of totals.entries()) {
    if (!met[phrase]) continue;
    const ofQuery = (met[phrase] + named) / all;
    covered = Math.max(covered, ofQuery);
    similarities.push(Math.sqrt((ofQuery * (said[phrase] as number)) / (total || 1)));
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

/** The best match of a term in each phrase, by the number of the phrase. */
function findTerm({ readings }: QueryTerm, phrases: PagePhrases): (TermMatch | undefined)[] {
  const best = phrases.totals.map((): TermMatch | undefined => undefined);
  for (const reading of readings) {
    if (!isSafe(reading)) continue;
    for (const place of findReading(reading, phrases)) {
      const strength = reading.weight;
      const other = best[place.phrase];
      if (!other || other.strength < strength) best[place.phrase] = { strength, place };
    }
  }
  return best;
}

/** It's not a guess. */
export function isSafe({ weight }: Reading): boolean {
  return weight >= SAFE_READING;
}

function findReading(
  { token, also = [], prefix }: Reading,
  phrases: PagePhrases,
): readonly Place[] {
  if (prefix) return findPrefix(token, phrases);
  const found = phrases.places.get(token) ?? [];
  if (also.length === 0) return found;
  return found.filter(({ phrase }) =>
    also.every((other) => phrases.places.get(other)?.some((place) => place.phrase === phrase)),
  );
}

function findPrefix(prefix: string, { tokens, places }: PagePhrases): Place[] {
  const found: Place[] = [];
  for (const token of tokens) {
    if (token.startsWith(prefix)) found.push(...(places.get(token) ?? []));
  }
  return found;
}
