import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { ResilienceRow } from './replaceTable.ts';

const TABLE_FILE = path.resolve(import.meta.dirname, '../RESILIENCE.md');

/**
 * Fails unless the table in `RESILIENCE.md` has exactly this row, so that it can't say more than the tests do.
 * `npm run test:resilience` sets the file that collects the rows for a new table instead.
 */
export function expectInTable(row: ResilienceRow): void {
  const target = process.env['RESILIENCE_ROWS'];
  if (target !== undefined) appendFileSync(target, `${JSON.stringify(row)}\n`);
  else expect(readTable()).toContainEqual([row.test, row.what, row.result]);
}

/** The cells of each row, without the spaces that align them. */
function readTable(): string[][] {
  const lines = readFileSync(TABLE_FILE, 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
