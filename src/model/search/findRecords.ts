import type { PhraseIndex } from './createPhraseIndex.ts';
import type { ProductGuess } from './createProductGuess.ts';
import type { Found, WordMatches } from './Found.ts';
import type { TextModel } from './createTextModel.ts';
import type { Query } from './Query.ts';
import { EXACT_NAME, KIND_WEIGHTS, QUOTED_ERROR, SAFE_READING } from './searchWeights.ts';
import type { SearchOptions } from './SearchOptions.ts';
import { getSearchLabel } from './SearchRecord.ts';
import type { SearchRecord } from './SearchRecord.ts';

export interface RankInput {
  query: Query;
  records: readonly SearchRecord[];
  /** Records by their identifier, in lowercase. */
  names: ReadonlyMap<string, readonly number[]>;
  /** Records that explain an error message in the query, with how well it matches: up to 1. */
  quoted: ReadonlyMap<number, number>;
  phrases: Pick<PhraseIndex, 'compare'>;
  products: Pick<ProductGuess, 'guess'>;
  texts: Pick<TextModel, 'compare'>;
  lookUp: (token: string, prefix: boolean) => WordMatches;
  options: Pick<SearchOptions, 'product' | 'kind' | 'present' | 'plan' | 'opened'>;
}

/** Records that match part of the query, and how rare each of its words is. */
export function findRecords(input: RankInput): { found: Found[]; rarity: number[] } {
  const { query, records, names, quoted, lookUp, options } = input;
  const found: Found[] = [];
  /** The place in `found` from 1, for each record. */
  const places = new Int32Array(records.length);
  const zeros = query.terms.map(() => 0);
  const rarity: number[] = [];
  const get = (id: number): Found | undefined => {
    const record = records[id];
    if (!record) return undefined;
    if (options.kind && !hasLabel(record, options.kind)) return undefined;
    let entry = found[(places[id] ?? 0) - 1];
    if (!entry) {
      entry = { record, scores: zeros.slice(), fields: zeros.slice(), total: 0, exact: 0 };
      places[id] = found.push(entry);
    }
    return entry;
  };
  query.terms.forEach((term, position) => {
    let mentions = 0;
    for (const { token, also = [], prefix, weight } of term.readings) {
      const others = also.map((other) => toScores(lookUp(other, false), records.length));
      const matches = lookUp(token, prefix);
      if (others.length === 0) mentions = Math.max(mentions, matches.records.length);
      for (let index = 0; index < matches.records.length; index += 1) {
        const id = matches.records[index] as number;
        const own = matches.scores[index] as number;
        const score = others.length === 0 ? own : averageScore(id, own, others);
        const entry = score > 0 ? get(id) : undefined;
        if (!entry) continue;
        entry.scores[position] = Math.max(
          entry.scores[position] ?? 0,
          score * weight * term.weight,
        );
        if (weight >= SAFE_READING)
          entry.fields[position] =
            (entry.fields[position] ?? 0) | (matches.fields[index] as number);
      }
    }
    rarity.push(mentions === 0 ? 0 : term.weight * Math.log(1 + records.length / mentions));
  });
  for (const id of names.get(query.name) ?? []) {
    const entry = get(id);
    if (entry) entry.exact = rateExact(entry.record, query);
  }
  for (const [id, strength] of quoted) {
    const entry = get(id);
    if (entry) entry.exact = QUOTED_ERROR * strength;
  }
  for (const entry of found) entry.total = rateTotal(entry);
  return { found, rarity };
}

function rateTotal({ record, scores }: Found): number {
  let sum = 0;
  for (let position = 0; position < scores.length; position += 1) sum += scores[position] as number;
  return sum * KIND_WEIGHTS[record.kind];
}

/** The score of each record; 0 if it doesn't match. */
function toScores({ records, scores }: WordMatches, size: number): Float64Array {
  const all = new Float64Array(size);
  records.forEach((record, index) => {
    all[record] = scores[index] as number;
  });
  return all;
}

/** Combines tokens that belong together; no score if one of them is missing. */
function averageScore(id: number, own: number, others: readonly Float64Array[]): number {
  let sum = own;
  for (const scores of others) {
    const score = scores[id] ?? 0;
    if (score === 0) return 0;
    sum += score;
  }
  return sum / (others.length + 1);
}

/** The Guide filter keeps pages and their sections; other parts are filtered by their label. */
function hasLabel(record: SearchRecord, label: string): boolean {
  if (getSearchLabel(record.kind) === label) return true;
  // Props are part of the API reference too.
  return label === 'API' && getSearchLabel(record.kind) === 'Prop';
}

/** Entries come before members, and the same capitalization before others. A plain word such as `timezone` means the subject. */
function rateExact(record: SearchRecord, { text, isIdentifier }: Query): number {
  if (record.kind === 'demo' || !isIdentifier) return 0;
  const hasCapitals = (record.heading || record.pages[0]?.title) === text;
  const order = (hasCapitals ? 20 : 0) + (record.heading ? 10 * KIND_WEIGHTS[record.kind] : 30);
  return EXACT_NAME + order;
}
