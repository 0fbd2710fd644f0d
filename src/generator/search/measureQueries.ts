/** A query with the pages that answer it; any of them is right. */
export interface QueryCase {
  query: string;
  /** Internal pathnames. */
  expected: string[];
  kind: string;
  /** Where it was asked. */
  source?: string;
}

export interface QueryResult extends QueryCase {
  /** Pathnames in their order. */
  found: string[];
  /** Place of the first right one, from 1; 0 when it is not among them. */
  rank: number;
}

export interface Quality {
  count: number;
  /** Share with a right page first. */
  hit1: number;
  /** Share with a right page among the first five. */
  hit5: number;
  /** Mean of 1 / rank. */
  mrr: number;
}

export interface Measurement {
  results: QueryResult[];
  /** Queries none of whose pages exist. */
  skipped: QueryCase[];
}

const DEPTH = 10;

/** Asks every query that can be answered. `ask` gives pathnames, best first. */
export async function measureQueries(
  cases: readonly QueryCase[],
  pathnames: ReadonlySet<string>,
  ask: (query: string) => string[] | Promise<string[]>,
): Promise<Measurement> {
  const measurement: Measurement = { results: [], skipped: [] };
  for (const item of cases) {
    if (!item.expected.some((pathname) => pathnames.has(pathname))) {
      measurement.skipped.push(item);
      continue;
    }
    const found = (await ask(item.query)).slice(0, DEPTH);
    const rank = found.findIndex((pathname) => item.expected.includes(pathname)) + 1;
    measurement.results.push({ ...item, found, rank });
  }
  return measurement;
}

export function summarizeResults(results: readonly QueryResult[]): Quality {
  const share = (isRight: (result: QueryResult) => number) =>
    results.length === 0
      ? 0
      : results.reduce((sum, result) => sum + isRight(result), 0) / results.length;
  return {
    count: results.length,
    hit1: share(({ rank }) => (rank === 1 ? 1 : 0)),
    hit5: share(({ rank }) => (rank >= 1 && rank <= 5 ? 1 : 0)),
    mrr: share(({ rank }) => (rank === 0 ? 0 : 1 / rank)),
  };
}
