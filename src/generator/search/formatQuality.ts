import { summarizeResults } from './measureQueries.ts';
import type { QueryResult } from './measureQueries.ts';

/** A row of the table that `npm run search:measure` prints. */
export function formatQuality(name: string, results: readonly QueryResult[]): string {
  const { count, hit1, hit5, mrr } = summarizeResults(results);
  const cells = [hit1, hit5, mrr].map((value) => value.toFixed(3).padStart(8));
  return `${name.padEnd(24)}${String(count).padStart(6)}${cells.join('')}`;
}

export const QUALITY_HEAD = `${''.padEnd(24)}${'asked'.padStart(6)}${['hit@1', 'hit@5', 'MRR']
  .map((title) => title.padStart(8))
  .join('')}`;

/** `  3  freeze columns → /x/…` */
export function formatMiss({ query, rank, found, expected }: QueryResult): string {
  const place = rank === 0 ? '–' : String(rank);
  return `${place.padStart(4)}  ${query} → ${found[0] ?? 'nothing'} (wanted ${expected[0]})`;
}
