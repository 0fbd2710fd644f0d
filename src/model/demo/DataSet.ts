import type { CodeVariant } from './codeVariant.ts';

export interface CodeText {
  source: string;
  /** The same text with highlighting. It has the same lines. */
  html: string;
}

/** A file of rows that demos share. Pages contain only the first rows and fetch the rest on demand. */
export interface DataSet {
  /** `orders` */
  name: string;
  /** Comments, types, and the line that opens the array. */
  head: Record<CodeVariant, CodeText>;
  /** One line per row, the same in both variants. */
  rows: CodeText;
  end: CodeText;
}

/** Identifies a data set where only its first rows are shown. */
export interface DataSetFold {
  name: string;
  /** The total number of rows. */
  rows: number;
}

/** `orders` → `/x/data/orders.json` */
export function getDataSetPath(name: string): string {
  return `/x/data/${name}.json`;
}
