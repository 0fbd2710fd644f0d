import { createHash } from 'node:crypto';
import type { QueryCase } from './measureQueries.ts';

/** Halves of a set of queries. All queries about a page are in the same half. */
export interface SplitQueries {
  /** Weights, synonyms, and questions may be chosen with these in view. */
  tuning: QueryCase[];
  /** Nobody tunes with these, so they show what the ranking does with questions it has never seen. */
  unseen: QueryCase[];
}

/** Splits by the hash of the first page that answers, so a query stays in its half when others are added. */
export function splitQueries(cases: readonly QueryCase[]): SplitQueries {
  const halves: SplitQueries = { tuning: [], unseen: [] };
  for (const item of cases) halves[isUnseen(item) ? 'unseen' : 'tuning'].push(item);
  return halves;
}

function isUnseen({ expected: [page = ''] }: QueryCase): boolean {
  return (createHash('sha256').update(page).digest()[0] ?? 0) % 2 === 1;
}
