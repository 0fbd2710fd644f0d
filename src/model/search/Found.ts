import type { SearchRecord } from './SearchRecord.ts';

/** The records that match a word, best first, with how well they match and in which fields. */
export interface WordMatches {
  records: Int32Array;
  scores: Float64Array;
  /** One bit per field, see `FIELD_BITS`. */
  fields: Uint8Array;
}

/** A record that matches part of the query, with one entry for each term. */
export interface Found {
  record: SearchRecord;
  scores: number[];
  /** The sum of the scores, weighted by the kind of the record. */
  total: number;
  /** Where the term was found, unless its reading was far-fetched. */
  fields: number[];
  /** Bonus for an exact name or a quoted error message. */
  exact: number;
}
