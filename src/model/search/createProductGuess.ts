import type { QueryTerm } from './Query.ts';
import { SEARCH_PARTS } from './SearchFile.ts';
import type { SearchPart } from './SearchFile.ts';
import { SAFE_READING } from './searchWeights.ts';
import { tokenize } from './tokenize.ts';

export interface ProductGuess {
  add: (part: SearchPart, phrases: readonly string[]) => void;
  /** How likely the query is about each product, as the logarithm of the ratio to the most likely one: 0 or less. */
  guess: (terms: readonly QueryTerm[]) => Record<SearchPart, number>;
}

/** How many phrases of an average product are added to each product, so that a few phrases prove little. */
const SMOOTHING = 20;
/** Beyond this, a product is out of the question either way. */
const LOWEST = -4;

/** Learns from the phrases of all pages which words belong to which product: `slice` to charts, `leaf` to trees. */
export function createProductGuess(): ProductGuess {
  const totals = new Map<SearchPart, number>();
  const counts = new Map<string, Map<SearchPart, number>>();
  const sum = (values: Iterable<number>) => {
    let all = 0;
    for (const value of values) all += value;
    return all;
  };
  const find = ({ readings }: QueryTerm): Map<SearchPart, number> | undefined => {
    for (const { token, also = [], weight, prefix } of readings) {
      if (prefix || also.length > 0 || weight < SAFE_READING) continue;
      const found = counts.get(token);
      if (found) return found;
    }
    return undefined;
  };
  return {
    add(part, phrases) {
      totals.set(part, (totals.get(part) ?? 0) + phrases.length);
      for (const phrase of phrases) {
        for (const token of new Set(tokenize(phrase))) {
          const parts = counts.get(token) ?? new Map<SearchPart, number>();
          parts.set(part, (parts.get(part) ?? 0) + 1);
          counts.set(token, parts);
        }
      }
    },
    guess(terms) {
      const all = sum(totals.values());
      const logs = new Map(SEARCH_PARTS.map((part) => [part, 0]));
      for (const term of terms) {
        const found = find(term);
        if (!found) continue;
        const average = sum(found.values()) / all;
        for (const part of SEARCH_PARTS) {
          const own = (found.get(part) ?? 0) + SMOOTHING * average;
          const share = own / ((totals.get(part) ?? 0) + SMOOTHING);
          logs.set(part, (logs.get(part) ?? 0) + term.weight * Math.log(share / average));
        }
      }
      const best = Math.max(...logs.values());
      return Object.fromEntries(
        [...logs].map(([part, log]) => [part, Math.max(log - best, LOWEST)]),
      ) as Record<SearchPart, number>;
    },
  };
}
