import type { GrowingVocabulary } from './createVocabulary.ts';
import type { WordMatches } from './Found.ts';
import { FIELD_BITS, FIELD_BOOSTS, SEARCH_FIELDS } from './searchWeights.ts';
import type { SearchField } from './searchWeights.ts';

/** The tokens of each field of a record, as their numbers in the vocabulary. */
export type FieldTokens = ReadonlyMap<SearchField, readonly number[]>;

export interface WordIndex {
  /** Adds the next record. Records are numbered from 0. */
  add: (fields: FieldTokens) => void;
  /** The records that contain a token and, for a prefix, those with longer ones, rated by BM25+. */
  search: (token: string, prefix: boolean, fields?: readonly SearchField[]) => WordMatches;
  /** Each record with the token in a field, followed by how often it's there. */
  listUses: (token: string, field: SearchField) => readonly number[];
}

/** The parameters of BM25+: what repetition is worth, how much long fields lose, and what every match gets. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };
/** The weight of tokens that are longer than a prefix, and what each further letter costs. */
const LONGER = { weight: 0.375, loss: 0.3 };

const PLACES = Object.fromEntries(SEARCH_FIELDS.map((field, place) => [field, place])) as Record<
  SearchField,
  number
>;

/** For each field, the records that contain a token, each followed by how often. */
type Uses = (number[] | undefined)[];

/**
 * The records with each token. It's the index of MiniSearch with lists of numbers in place of a map for each field of each token,
 * because that's several times as fast to make and to search.
 */
export function createWordIndex({
  find,
  findLonger,
}: Pick<GrowingVocabulary, 'find' | 'findLonger'>): WordIndex {
  /** By the number of the token. */
  const uses: Uses[] = [];
  /** How many different tokens each field of a record has, and how many it has on average. */
  const lengths: number[][] = [];
  const averages = SEARCH_FIELDS.map(() => 0);

  /** Returns how many different tokens there are. */
  const addField = (record: number, place: number, numbers: readonly number[]): number => {
    let different = 0;
    for (const number of numbers) {
      const list = ((uses[number] ??= [])[place] ??= []);
      const last = list.length - 2;
      if (list[last] === record) list[last + 1] = (list[last + 1] as number) + 1;
      else {
        list.push(record, 1);
        different += 1;
      }
    }
    return different;
  };

  const rate = (number: number, weight: number, place: number, report: ReportMatch): void => {
    const list = uses[number]?.[place];
    if (!list) return;
    const { k, b, d } = BM25;
    const count = list.length / 2;
    const rarity = Math.log(1 + (lengths.length - count + 0.5) / (count + 0.5));
    const average = averages[place] as number;
    for (let index = 0; index < list.length; index += 2) {
      const record = list[index] as number;
      const often = list[index + 1] as number;
      const length = (lengths[record] as number[])[place] as number;
      const share = (often * (k + 1)) / (often + k * (1 - b + (b * length) / average));
      report(record, weight * (rarity * (d + share)));
    }
  };

  return {
    add(fields) {
      const record = lengths.length;
      const own = SEARCH_FIELDS.map(() => 0);
      lengths.push(own);
      for (const [field, numbers] of fields) {
        const place = PLACES[field];
        const length = addField(record, place, numbers);
        own[place] = length;
        averages[place] = ((averages[place] as number) * record + length) / (record + 1);
      }
    },
    search(token, prefix, fields = SEARCH_FIELDS) {
      const scores = new Float64Array(lengths.length);
      const bits = new Uint8Array(lengths.length);
      const records: number[] = [];
      const addMatches = (number: number, weight: number): void => {
        for (const field of fields) {
          const bit = FIELD_BITS[field];
          rate(number, weight * FIELD_BOOSTS[field], PLACES[field], (record, score) => {
            if (bits[record] === 0) records.push(record);
            scores[record] = (scores[record] as number) + score;
            bits[record] = (bits[record] as number) | bit;
          });
        }
      };
      const exact = find(token);
      if (exact !== undefined) addMatches(exact, 1);
      if (prefix) {
        for (const [{ length }, number] of findLonger(token)) {
          const further = length - token.length;
          addMatches(number, (LONGER.weight * length) / (length + LONGER.loss * further));
        }
      }
      records.sort((a, b) => (scores[b] as number) - (scores[a] as number));
      return {
        records: Int32Array.from(records),
        scores: Float64Array.from(records, (record) => scores[record] as number),
        fields: Uint8Array.from(records, (record) => bits[record] as number),
      };
    },
    listUses(token, field) {
      const number = find(token);
      return (number === undefined ? undefined : uses[number]?.[PLACES[field]]) ?? [];
    },
  };
}

type ReportMatch = (record: number, score: number) => void;
