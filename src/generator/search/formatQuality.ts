import { summarizeResults } from './measureQueries.ts';
import type { QueryResult } from './measureQueries.ts';
import { wilsonInterval } from './wilsonInterval.ts';

/** A row of the table that `npm run search:measure` prints, with the range of each share in which it lies with 95% confidence. */
export function formatQuality(name: string, results: readonly QueryResult[]): string {
  const { count, hit1, hit5, mrr } = summarizeResults(results);
  const shares = [hit1, hit5].map((share) => {
    const [low, high] = wilsonInterval(share, count).map((edge) => Math.round(edge * 100));
    return `${share.toFixed(3)} (${low}–${high}%)`.padStart(18);
  });
  return `${name.padEnd(24)}${String(count).padStart(6)}${shares.join('')}${mrr.toFixed(3).padStart(8)}`;
}

export const QUALITY_HEAD = `${''.padEnd(24)}${'asked'.padStart(6)}${'hit@1'.padStart(18)}${'hit@5'.padStart(18)}${'MRR'.padStart(8)}`;

/** `  3  freeze columns → /x/…` */
export function formatMiss({ query, rank, found, expected }: QueryResult): string {
  const place = rank === 0 ? '–' : String(rank);
  return `${place.padStart(4)}  ${query} → ${found[0] ?? 'nothing'} (wanted ${expected[0]})`;
}
