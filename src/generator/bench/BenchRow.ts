/** One figure and its budget. */
export interface BenchRow {
  /** What was measured: a page, or a command. */
  subject: string;
  what: string;
  value: number;
  budget: number;
  unit: 'kB' | 'GB' | 'files' | 'ms' | 's' | 'points' | '';
  /** A score must reach its budget; everything else must not exceed it. */
  atLeast?: boolean;
}

export function isWithinBudget({ value, budget, atLeast = false }: BenchRow): boolean {
  return atLeast ? value >= budget : value <= budget;
}

/** `/x/introduction/   HTML   12.3   ≤ 30 kB   ok` */
export function formatRow(row: BenchRow): string {
  const verdict = isWithinBudget(row) ? 'ok' : 'over';
  const bound = `${row.atLeast ? '≥' : '≤'} ${row.budget} ${row.unit}`.trimEnd();
  return `${row.subject.padEnd(31)} ${row.what.padEnd(30)}${String(row.value).padStart(8)}  ${bound.padEnd(12)}${verdict}`;
}

/** Prints the rows, and fails the process if one of them is over its budget. */
export function reportRows(rows: readonly BenchRow[]): void {
  const over = rows.filter((row) => !isWithinBudget(row)).length;
  console.log(rows.map(formatRow).join('\n'));
  console.log(
    over === 0 ? '\nWithin all budgets.' : `\n${over} of ${rows.length} budgets are exceeded.`,
  );
  if (over > 0) process.exitCode = 1;
}
