/** What one test did to the server, and what came of it. */
export interface ResilienceRow {
  test: string;
  /** With the numbers of the run: `3 kills during 3,000 posts`. */
  what: string;
  result: string;
}

const HEADER = '| Test | What happens | Result |\n|---|---|---|\n';
/** From the row of its column names to its last row, however the columns are aligned. */
const TABLE = /^\| Test +\|.*\n(?:\|.*\n)+/m;

/** Replaces the table of `RESILIENCE.md` and leaves the text around it, with what was measured by hand, as it is. */
export function replaceTable(text: string, rows: readonly ResilienceRow[]): string {
  if (!TABLE.test(text)) throw new Error('RESILIENCE.md has no table to replace.');
  return text.replace(TABLE, () => formatTable(rows));
}

function formatTable(rows: readonly ResilienceRow[]): string {
  const sorted = [...rows].sort((a, b) => a.test.localeCompare(b.test, 'en'));
  const lines = sorted.map(({ test, what, result }) => `| ${[test, what, result].join(' | ')} |\n`);
  return HEADER + lines.join('');
}
