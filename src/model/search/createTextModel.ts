import type { FieldTokens, WordIndex } from './createWordIndex.ts';
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
  /** Counts the tokens of the next record for its page, or for none. */
  add: (page: SearchPage | undefined, fields: FieldTokens) => void;
  /** Compares a query with all texts of pages, by how often they use its words. */
  compare: (terms: readonly QueryTerm[]) => (page: SearchPage) => TextMatch;
}

const NO_TEXT_MATCH: TextMatch = { likelyText: 0, likelyCode: 0 };

/** How many words of an average page are added to each page, so that a word it lacks doesn't rule it out. */
const SMOOTHING = 500;

const { code: _code, contents: _contents, ...TEXT_BOOSTS } = FIELD_BOOSTS;

/**
 * Learns how often each page uses each word. A page that repeats a word is about it, and a page that mentions everything once is about
 * nothing in particular. That's what the shares of the query in the fields of a page don't show.
 */
export function createTextModel(words: Pick<WordIndex, 'listUses'>): TextModel {
  /** The pages, and the place of each record's page among them. */
  const places = new Map<SearchPage, number>();
  const placeOf: number[] = [];
  const listUses = words.listUses;
  const source = { listUses, placeOf, getPlace: (page: SearchPage) => places.get(page) };
  // The headings are counted where they are, so `contents` isn't counted.
  const texts = createCounts(source, TEXT_BOOSTS);
  const code = createCounts(source, { code: 1 });
  return {
    add(page, fields) {
      let place = NOWHERE;
      if (page) {
        place = places.get(page) ?? places.size;
        places.set(page, place);
      }
      placeOf.push(place);
      texts.add(place, fields);
      code.add(place, fields);
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

/** The place of a record that isn't counted. */
const NOWHERE = -1;

/** How many tokens to keep the counts of. */
const MOST_TOKENS = 500;

interface Source extends Pick<WordIndex, 'listUses'> {
  /** The place of each record's page. */
  placeOf: readonly number[];
  getPlace: (page: SearchPage) => number | undefined;
}

/** How often a token is used, on all pages together and by the place of each. */
interface TokenCounts {
  all: number;
  byPlace: Float64Array;
}

/** Counts with the weights of some fields. The index knows who uses a token, so only the tokens of queries are counted. */
function createCounts(
  { listUses, placeOf, getPlace }: Source,
  boosts: Partial<Record<SearchField, number>>,
) {
  const weights = Object.entries(boosts) as [SearchField, number][];
  /** How many tokens each page has, by its place; nothing for pages without these fields. */
  const lengths: (number | undefined)[] = [];
  let total = 0;
  const known = new Map<string, TokenCounts>();

  const count = (token: string): TokenCounts => {
    let counts = known.get(token);
    if (!counts) {
      counts = { all: 0, byPlace: new Float64Array(lengths.length) };
      for (const [field, weight] of weights) {
        const uses = listUses(token, field);
        for (let index = 0; index < uses.length; index += 2) {
          const place = placeOf[uses[index] as number] as number;
          if (place === NOWHERE) continue;
          const own = weight * (uses[index + 1] as number);
          counts.all += own;
          counts.byPlace[place] = (counts.byPlace[place] as number) + own;
        }
      }
      if (known.size > MOST_TOKENS) known.clear();
      known.set(token, counts);
    }
    return counts;
  };

  return {
    add(place: number, fields: FieldTokens) {
      if (known.size > 0) known.clear();
      if (place === NOWHERE) return;
      for (const [field, weight] of weights) {
        const tokens = fields.get(field);
        if (!tokens) continue;
        lengths[place] = (lengths[place] ?? 0) + weight * tokens.length;
        total += weight * tokens.length;
      }
    },
    compare(terms: readonly QueryTerm[]) {
      const rated = terms.flatMap(({ readings, weight, productName }) => {
        const own = readings.filter((reading) => isSafe(reading) && !reading.prefix);
        const counted = own.map((reading) => countReading(reading, count));
        const share = findMost(counted, ({ all }) => all) / total;
        return share > 0 ? [{ counted, weight, productName, share }] : [];
      });
      return (page: SearchPage): number => {
        const place = getPlace(page);
        const length = place === undefined ? undefined : lengths[place];
        if (place === undefined || length === undefined) return 0;
        let sum = 0;
        for (const { counted, weight, productName, share } of rated) {
          // Every page of the product could contain its name.
          if (productName === page.part) continue;
          const used = findMost(counted, ({ byPlace }) => byPlace[place] ?? 0) + SMOOTHING * share;
          sum += weight * Math.log(used / ((length + SMOOTHING) * share));
        }
        return sum;
      };
    },
  };
}

/** A reading with the counts of its tokens. */
interface CountedReading {
  weight: number;
  tokens: TokenCounts[];
}

function countReading(
  { token, also = [], weight }: Reading,
  count: (token: string) => TokenCounts,
): CountedReading {
  return { weight, tokens: [token, ...also].map(count) };
}

/** Of the readings of a word, the one that's used most counts. It's used as often as the rarest of its tokens. */
function findMost(
  readings: readonly CountedReading[],
  get: (counts: TokenCounts) => number,
): number {
  let most = 0;
  for (const { weight, tokens } of readings) {
    let least = Infinity;
    for (const counts of tokens) least = Math.min(least, get(counts));
    most = Math.max(most, weight * least);
  }
  return most;
}
