type Cell = string | number | undefined;

/** A header and one line for each row, as RFC 4180 describes. */
export function formatCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet would run a comment that starts like a formula.
  const text = (value ?? '').replace(/^(?=[=+\-@\t])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
