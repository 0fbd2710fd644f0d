import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchOutcome } from '#model/search/createSearch.ts';
import type { SearchClient } from './createSearchClient.ts';
import { getReaderContext } from './readerContext.ts';
import type { Filters } from './SearchFilters.tsx';
import type { IndexState } from './searchMessages.ts';

export interface SearchAnswer {
  /** The result; older than the query while the worker is busy. */
  query: string;
  outcome: SearchOutcome;
}

/** The latest result, refreshed as more of the index is loaded. */
export function useSearch(
  client: SearchClient,
  query: string,
  { product, kind }: Filters,
): { answer: SearchAnswer | undefined; state: IndexState } {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const asked = query.trim();
  useEffect(() => {
    if (!asked || state.files === 0) return undefined;
    let isNewest = true;
    const options = {
      ...getReaderContext(),
      ...(product ? { product } : {}),
      ...(kind ? { kind } : {}),
    };
    void client.search(query, options).then((outcome) => {
      if (isNewest) setAnswer({ query: asked, outcome });
    });
    return () => {
      isNewest = false;
    };
  }, [client, query, asked, product, kind, state.files]);
  return { answer: asked ? answer : undefined, state };
}
