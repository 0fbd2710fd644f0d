import { isSafe } from './matchPhrases.ts';
import type { QueryTerm, Reading } from './Query.ts';
import type { SearchPage } from './SearchRecord.ts';
import { FIELD_BOOSTS } from './searchWeights.ts';
import type { SearchField } from './searchWeights.ts';
import { isCjk } from './tokenize.ts';

/** How much likelier a page is to produce the words of a query than an average page, as a logarithm. */
export interface TextMatch {
  /** With the words of its texts. */
  likelyText: number;
  /** With the identifiers in its code. */
  likelyCode: number;
}

export interface TextModel {
  /** Counts the tokens of a page or of one of its sections. */
  add: (page: SearchPage, field: SearchField, tokens: readonly string[]) => void;
  /** Compares a query with all texts of pages, by how often they use its words. */
  compare: (terms: readonly QueryTerm[]) => (page: SearchPage) => TextMatch;
}

const NO_TEXT_MATCH: TextMatch = { likelyText: 0, likelyCode: 0 };

/** How many words of an average page are added to each page, so that a word it lacks doesn't rule it out. */
const SMOOTHING = 500;

/**
 * Learns how often each page uses each word. A page that repeats a word is about it, and a page that mentions everything once is about
 * nothing in particular. That's what the shares of the query in the fields of a page don't show.
 */
export function createTextModel(): TextModel {
  const texts = createCounts();
  const code = createCounts();
  return {
    add(page, field, tokens) {
      // The headings are counted where they are.
      if (field === 'contents') return;
      if (field === 'code') code.add(page, tokens, 1);
      else texts.add(page, tokens, FIELD_BOOSTS[field]);
    },
    compare(terms) {
      // Overlapping pairs of characters and their translations would count the same word several times.
      if (terms.some(({ word }) => isCjk(word))) return () => NO_TEXT_MATCH;
      const rateText = texts.compare(terms);
      const rateCode = code.compare(terms);
      return (page) => ({ likelyText: rateText(page), likelyCode: rateCode(page) });
    },
  };
}

interface WordCounts {
  length: number;
  words: Map<string, number>;
}

function createCounts() {
  const pages = new Map<SearchPage, WordCounts>();
  const all: WordCounts = { length: 0, words: new Map() };
  return {
    add(page: SearchPage, tokens: readonly string[], weight: number) {
      let own = pages.get(page);
      if (!own) pages.set(page, (own = { length: 0, words: new Map() }));
      for (const counts of [own, all]) {
        counts.length += weight * tokens.length;
        for (const token of tokens) {
          counts.words.set(token, (counts.words.get(token) ?? 0) + weight);
        }
      }
    },
    compare(terms: readonly QueryTerm[]) {
      const known = terms.flatMap(({ readings, weight, productName }) => {
        const own = readings.filter((reading) => isSafe(reading) && !reading.prefix);
        const share = countTerm(own, all.words) / all.length;
        return share > 0 ? [{ readings: own, weight, productName, share }] : [];
      });
      return (page: SearchPage): number => {
        const own = pages.get(page);
        if (!own) return 0;
        let sum = 0;
        for (const { readings, weight, productName, share } of known) {
          // Every page of the product could contain its name.
          if (productName === page.part) continue;
          const used = countTerm(readings, own.words) + SMOOTHING * share;
          sum += weight * Math.log(used / ((own.length + SMOOTHING) * share));
        }
        return sum;
      };
    },
  };
}

/** Of the readings of a word, the one that's used most counts. */
function countTerm(readings: readonly Reading[], counts: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const { token, also, weight } of readings) {
    let count = counts.get(token) ?? 0;
    if (also) for (const other of also) count = Math.min(count, counts.get(other) ?? 0);
    most = Math.max(most, weight * count);
  }
  return most;
}
