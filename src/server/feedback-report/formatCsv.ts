import { toPlainLines } from './toPlainText.ts';

type Cell = string | number | undefined;

/** Formats a header and one line per row, as described in RFC 4180. */
export function formatCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const plain = toPlainLines(value ?? '').join('\n');
  // Spreadsheets would run a comment that starts like a formula, even after spaces.
  const text = plain.replace(/^(?=[=+\-@\s])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
