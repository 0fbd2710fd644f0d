import type { SearchRecord } from './SearchRecord.ts';

/** How well a record matches a word, and in which fields. */
export interface WordMatch {
  score: number;
  /** One bit per field, see `FIELD_BITS`. */
  fields: number;
}

/** A record that matches part of the query, with one entry for each term. */
export interface Found {
  record: SearchRecord;
  scores: Float64Array;
  /** Where the term was found, unless its reading was far-fetched. */
  fields: Uint8Array;
  /** Bonus for an exact name or a quoted error message. */
  exact: number;
}
