import type { SearchPart } from './SearchFile.ts';

/** One way to match a word of the query. */
export interface Reading {
  token: string;
  /** Further tokens that the same record must contain: `lazy` with `loading`. */
  also?: readonly string[];
  weight: number;
  prefix: boolean;
}

/** A word of the query with all its readings; only the best one counts. */
export interface QueryTerm {
  word: string;
  weight: number;
  readings: Reading[];
  /** The word names this product, so every page of the product matches it. */
  productName?: SearchPart;
}

export interface Query {
  /** Trimmed, because it may be an exact name: `<DataGrid />` → `datagrid` */
  name: string;
  /** The same with its capitals. */
  text: string;
  isIdentifier: boolean;
  /** It asks a question in words: `How do I pin a column` */
  isQuestion: boolean;
  terms: QueryTerm[];
  /** Products that the words name. */
  products: Set<SearchPart>;
  isUpgrade: boolean;
  /** Words that match nothing, with the word searched for instead. */
  corrections: Map<string, string>;
}
