/** What one test did to the server, and the outcome. */
export interface ResilienceRow {
  test: string;
  /** Contains the numbers of the run: `3 kills during 3,000 posts`. */
  what: string;
  result: string;
}

const HEADER = '| Test | What happens | Result |\n|---|---|---|\n';
/** Matches the table from its header to its last row, however the columns are aligned. */
const TABLE = /^\| Test +\|.*\n(?:\|.*\n)+/m;

/** Replaces the table of `RESILIENCE.md`. The text around it contains manual measurements and stays as it is. */
export function replaceTable(text: string, rows: readonly ResilienceRow[]): string {
  if (!TABLE.test(text)) throw new Error('RESILIENCE.md has no table to replace.');
  return text.replace(TABLE, () => formatTable(rows));
}

function formatTable(rows: readonly ResilienceRow[]): string {
  const sorted = [...rows].sort((a, b) => a.test.localeCompare(b.test, 'en'));
  const lines = sorted.map(({ test, what, result }) => `| ${[test, what, result].join(' | ')} |\n`);
  return HEADER + lines.join('');
}
