import type { CodeVariant } from './codeVariant.ts';

export interface CodeText {
  source: string;
  /** Highlighted, line by line the same text. */
  html: string;
}

/** A file of rows that demos share. Pages carry its first rows; all of it is fetched when a reader wants it. */
export interface DataSet {
  /** `orders` */
  name: string;
  /** Comments, types, and the line that opens the array. */
  head: Record<CodeVariant, CodeText>;
  /** One line per row, the same in both variants. */
  rows: CodeText;
  end: CodeText;
}

/** What stands for a data set where only its first rows are shown. */
export interface DataSetFold {
  name: string;
  /** How many rows there are in all. */
  rows: number;
}

/** `orders` → `/x/data/orders.json` */
export function getDataSetPath(name: string): string {
  return `/x/data/${name}.json`;
}
