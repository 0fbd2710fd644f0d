import { DocsError } from '../errors/DocsError.ts';

/** The lines of a file of rows. */
export interface SplitRows {
  /** Comments, types, and the line that opens the array. */
  head: string[];
  /** One line per row. */
  rows: string[];
  /** The line that closes the array. */
  end: string;
}

const SHOWN_ROWS = 3;

/** `export const a = [⏎  1,⏎  2,⏎];` → its head, the rows `1,` and `2,`, and its end */
export function splitRows(source: string): SplitRows {
  const lines = source.trimEnd().split('\n');
  const open = lines.findIndex((line) => /^export const \w+.* = \[$/.test(line));
  const end = lines.at(-1) ?? '';
  if (open === -1 || end !== '];') {
    throw new DocsError('The data set has no exported array with one row per line.', {
      hint: 'write "export const orders: Order[] = [", one row per line, and "];" at the end.',
    });
  }
  return { head: lines.slice(0, open + 1), rows: lines.slice(open + 1, -1), end };
}

/** Keeps the first rows, which are enough to see the shape, and adds a comment with the number of remaining rows. */
export function foldRows(rows: readonly string[], formatRest: (count: number) => string): string[] {
  if (rows.length <= SHOWN_ROWS + 1) return [...rows];
  return [...rows.slice(0, SHOWN_ROWS), formatRest(rows.length - SHOWN_ROWS)];
}
