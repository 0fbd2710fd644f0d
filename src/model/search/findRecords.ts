import type { PhraseIndex } from './createPhraseIndex.ts';
import type { ProductGuess } from './createProductGuess.ts';
import type { Found, WordMatch } from './Found.ts';
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
  lookUp: (token: string, prefix: boolean) => ReadonlyMap<number, WordMatch>;
  options: Pick<SearchOptions, 'product' | 'kind' | 'present' | 'plan' | 'opened'>;
}

/** Records that match part of the query, and how rare each of its words is. */
export function findRecords(input: RankInput): { found: Found[]; rarity: number[] } {
  const { query, records, names, quoted, lookUp, options } = input;
  const found = new Map<number, Found>();
  const rarity: number[] = [];
  const get = (id: number): Found | undefined => {
    const record = records[id];
    if (!record) return undefined;
    if (options.kind && !hasLabel(record, options.kind)) return undefined;
    let entry = found.get(id);
    if (!entry) {
      const { length } = query.terms;
      entry = {
        record,
        scores: new Float64Array(length),
        fields: new Uint8Array(length),
        exact: 0,
      };
      found.set(id, entry);
    }
    return entry;
  };
  query.terms.forEach((term, position) => {
    let mentions = 0;
    for (const { token, also = [], prefix, weight } of term.readings) {
      const others = also.map((other) => lookUp(other, false));
      const matches = lookUp(token, prefix);
      if (others.length === 0) mentions = Math.max(mentions, matches.size);
      for (const [id, { score: own, fields }] of matches) {
        const score = others.length === 0 ? own : averageScore(id, own, others);
        const entry = score > 0 ? get(id) : undefined;
        if (!entry) continue;
        entry.scores[position] = Math.max(
          entry.scores[position] ?? 0,
          score * weight * term.weight,
        );
        if (weight >= SAFE_READING) entry.fields[position] = (entry.fields[position] ?? 0) | fields;
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
  return { found: [...found.values()], rarity };
}

/** Combines tokens that belong together; no score if one of them is missing. */
function averageScore(id: number, own: number, others: ReadonlyMap<number, WordMatch>[]): number {
  let sum = own;
  for (const scores of others) {
    const match = scores.get(id);
    if (!match) return 0;
    sum += match.score;
  }
  return sum / (others.length + 1);
}

/** The Guide filter keeps pages and their sections; other parts are filtered by their label. */
function hasLabel(record: SearchRecord, label: string): boolean {
  if (getSearchLabel(record.kind) === label) return true;
  // Props are part of the API reference too.
  return label === 'API' && getSearchLabel(record.kind) === 'Prop';
}

/** Entries come before members, and the same capitalization before others. Plain words are names only if the capitalization matches. */
function rateExact(record: SearchRecord, { text, isIdentifier }: Query): number {
  if (record.kind === 'demo') return 0;
  const hasCapitals = (record.heading || record.pages[0]?.title) === text;
  const order = (hasCapitals ? 20 : 0) + (record.heading ? 10 * KIND_WEIGHTS[record.kind] : 30);
  if (isIdentifier) return EXACT_NAME + order;
  return hasCapitals ? order : 0;
}
