import type { Locale } from '#model/locale/Locale.ts';
import { getProductIds } from '#model/product/productIds.ts';
import type { SearchOutcome } from '#model/search/createSearch.ts';
import type { SearchOptions } from '#model/search/SearchOptions.ts';
import { SEARCH_PARTS } from '#model/search/SearchFile.ts';
import type { SearchPart } from '#model/search/SearchFile.ts';
import type { IndexState, SearchReply, SearchRequest } from './searchMessages.ts';

/** The page's side of the worker. */
export interface SearchClient {
  /** Only the latest query resolves; older pending ones are dropped. */
  search: (query: string, options: SearchOptions) => Promise<SearchOutcome>;
  getState: () => IndexState;
  /** Calls back when more can be searched or the index failed to load. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  retry: () => void;
}

export function createSearchClient(worker: Worker, locale: Locale, path: string): SearchClient {
  const present = findPresent(path);
  const listeners = new Set<() => void>();
  let state: IndexState = { status: 'loading', files: 0, isComplete: false };
  let lastId = 0;
  let running: { id: number; resolve: (outcome: SearchOutcome) => void } | undefined;
  let waiting: (() => void) | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const send = (request: SearchRequest) => worker.postMessage(request);
  const setState = (next: IndexState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (data.type === 'state') return setState(data.state);
    if (data.id !== running?.id) return undefined;
    running.resolve(data.outcome);
    running = undefined;
    waiting?.();
    waiting = undefined;
    return undefined;
  });
  // The worker script itself may fail to load.
  worker.addEventListener('error', () => setState({ ...state, status: 'failed' }));
  send({ type: 'start', locale, present });

  return {
    search: (query, options) =>
      new Promise((resolve) => {
        const run = () => {
          lastId += 1;
          running = { id: lastId, resolve };
          const all = present ? { present, ...options } : options;
          send({ type: 'search', id: lastId, query, options: all });
        };
        if (running) waiting = run;
        else run();
      }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => send({ type: 'retry' }),
  };
}

/** `/x/react-charts/bars/` → `x-charts`; `undefined` on pages that don't belong to a product */
function findPresent(path: string): SearchPart | undefined {
  const { productId } = getProductIds(path);
  return SEARCH_PARTS.find((part) => part === productId);
}
