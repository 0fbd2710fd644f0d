import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid';

type Load = (params: GridGetRowsParams) => Promise<GridGetRowsResponse>;

interface Entry {
  promise: Promise<GridGetRowsResponse>;
  startedAt: number;
}

/** The core of a query library: one promise for each key, shared until it's too old. */
export function createQueryCache(load: Load, staleMs = 300_000) {
  const entries = new Map<string, Entry>();

  const fetchQuery: Load = (params) => {
    const { filterModel, sortModel, start, end } = params;
    const key = JSON.stringify([filterModel, sortModel, start, end]);
    const entry = entries.get(key);
    if (entry && Date.now() - entry.startedAt < staleMs) return entry.promise;

    const promise = load(params);
    entries.set(key, { promise, startedAt: Date.now() });
    // Failed requests aren't kept, so the next one tries again.
    promise.catch(() => entries.delete(key));
    return promise;
  };

  return {
    fetchQuery,
    /** Loads what might be needed soon, and ignores errors. */
    prefetchQuery: (params: GridGetRowsParams) => {
      fetchQuery(params).catch(() => undefined);
    },
    clear: () => entries.clear(),
  };
}
