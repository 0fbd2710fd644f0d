import { createSearch } from '#model/search/createSearch.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';

export interface SearchSpeed {
  /** Milliseconds until the index of all files is made. */
  index: number;
  /** From the first key to its result, on a fresh index: the worst of the queries. */
  firstKey: number;
  /** Each further key, at the 95th percentile and in the middle. */
  p95: number;
  median: number;
  keys: number;
  records: number;
}

/** Types each query key by key, as a reader would, with the index in a separate process. */
export function measureSpeed(
  files: readonly SearchFile[],
  queries: readonly string[],
  now: () => number = () => performance.now(),
): SearchSpeed {
  const start = now();
  const search = createSearch(files);
  const index = now() - start;
  const time = (text: string) => {
    const before = now();
    search.searchPages(text);
    return now() - before;
  };
  const first = time(queries[0]?.[0] ?? 'a');
  const keys = queries.flatMap((query) =>
    [...query].map((_, end) => time([...query].slice(0, end + 1).join(''))),
  );
  const sorted = keys.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    index,
    firstKey: first,
    p95: at(0.95),
    median: at(0.5),
    keys: keys.length,
    records: search.size,
  };
}
