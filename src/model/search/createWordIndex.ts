import MiniSearch from 'minisearch';
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

const PLACES = Object.fromEntries(SEARCH_FIELDS.map((field, place) => [field, place])) as Record<
  SearchField,
  number
>;

/** For each field, the records that contain a token, each followed by how often. */
type Uses = (number[] | undefined)[];

/** The records with each token: MiniSearch rates them, and lists of numbers tell the language models who uses a token how often. */
export function createWordIndex({
  find,
  spell,
}: Pick<GrowingVocabulary, 'find' | 'spell'>): WordIndex {
  /** By the number of the token. */
  const uses: Uses[] = [];
  let count = 0;
  let added: FieldTokens = new Map();
  const index = new MiniSearch<{ id: number }>({
    fields: SEARCH_FIELDS,
    // The texts are split already.
    extractField: ({ id }, field) =>
      field === 'id' ? id : added.has(field as SearchField) ? field : undefined,
    tokenize: (_, field) => (added.get(field as SearchField) ?? []).map(spell),
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_BOOSTS, tokenize: (text) => [text] },
  });

  const countUses = (record: number, place: number, numbers: readonly number[]): void => {
    for (const number of numbers) {
      const list = ((uses[number] ??= [])[place] ??= []);
      const last = list.length - 2;
      if (list[last] === record) list[last + 1] = (list[last + 1] as number) + 1;
      else list.push(record, 1);
    }
  };

  return {
    add(fields) {
      const record = count;
      count += 1;
      added = fields;
      index.add({ id: record });
      for (const [field, numbers] of fields) countUses(record, PLACES[field], numbers);
    },
    search(token, prefix, fields = SEARCH_FIELDS) {
      const results = index.search(token, { prefix, fields: [...fields] });
      return {
        records: Int32Array.from(results, ({ id }) => id as number),
        scores: Float64Array.from(results, ({ score }) => score),
        fields: Uint8Array.from(results, ({ match }) => toBits(match)),
      };
    },
    listUses(token, field) {
      const number = find(token);
      return (number === undefined ? undefined : uses[number]?.[PLACES[field]]) ?? [];
    },
  };
}

/** The fields in which any of the tokens was found. */
function toBits(match: Readonly<Record<string, readonly string[]>>): number {
  let bits = 0;
  for (const fields of Object.values(match)) {
    for (const field of fields) bits |= FIELD_BITS[field as SearchField];
  }
  return bits;
}
