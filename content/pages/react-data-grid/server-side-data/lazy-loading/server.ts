import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

export interface ServerOptions {
  /** Receives one line per request. */
  onRequest?: (line: string) => void;
  /** Returns `true` if the next request has to fail. */
  shouldFail?: () => boolean;
}

/** A stand-in for your API: it searches, sorts, and returns one range of rows. */
export function createServer({ onRequest, shouldFail }: ServerOptions = {}) {
  return async (params: GridGetRowsParams) => {
    const { filterModel, sortModel, end } = params;
    const start = Number(params.start);
    onRequest?.(`rows ${start + 1} to ${end + 1}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    if (shouldFail?.()) throw new Error('The server does not answer');

    const words = filterModel.quickFilterValues ?? [];
    const found = orders.filter((order) => {
      const text = Object.values(order).join(' ').toLowerCase();
      return words.every((word) => text.includes(String(word).toLowerCase()));
    });
    const [rule] = sortModel;
    if (rule) {
      const sign = rule.sort === 'desc' ? -1 : 1;
      found.sort((a, b) => sign * compare(a, b, rule.field as keyof Order));
    }
    return {
      // The index in `end` belongs to the range.
      rows: found.slice(start, end + 1),
      rowCount: found.length,
    };
  };
}

function compare(a: Order, b: Order, field: keyof Order): number {
  const [x, y] = [a[field], b[field]];
  return typeof x === 'number' && typeof y === 'number'
    ? x - y
    : String(x).localeCompare(String(y));
}
