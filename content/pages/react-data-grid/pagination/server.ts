import { transactions, type Transaction } from '#data/transactions';

/** A stand-in for your API. Change the delay, or let it fail. */
export const server = { delayMs: 500, fails: false };

async function answer<T>(body: T, signal: AbortSignal): Promise<T> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, server.delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  if (server.fails) {
    throw new Error("The server isn't responding");
  }
  return body;
}

/** One page by its number. */
export function fetchPage(page: number, pageSize: number, signal: AbortSignal) {
  const rows = transactions.slice(page * pageSize, (page + 1) * pageSize);
  return answer({ rows, rowCount: transactions.length }, signal);
}

/** The page that follows a cursor: the id of the last entry of the page before. */
export function fetchAfter(
  cursor: number | null,
  pageSize: number,
  signal: AbortSignal,
) {
  const start = transactions.findIndex(({ id }) => id === cursor) + 1;
  const rows: Transaction[] = transactions.slice(start, start + pageSize);
  return answer(
    { rows, hasNextPage: start + pageSize < transactions.length },
    signal,
  );
}
