import * as React from 'react';
import type { OrderPage, Server } from './server';

interface Result extends OrderPage {
  /** The URL that this is the answer to. */
  url: string;
  error: string;
}

/** Fetches a URL whenever it changes, and cancels the request before. */
export function useOrders(server: Server, url: string) {
  const [result, setResult] = React.useState<Result>({
    url: '',
    rows: [],
    rowCount: 0,
    error: '',
  });

  React.useEffect(() => {
    const request = new AbortController();
    server.fetchOrders(url, request.signal).then(
      (page) => setResult({ url, ...page, error: '' }),
      (reason: Error) => {
        if (!request.signal.aborted) {
          setResult({ url, rows: [], rowCount: 0, error: reason.message });
        }
      },
    );
    return () => request.abort();
  }, [server, url]);

  return { ...result, loading: result.url !== url };
}
