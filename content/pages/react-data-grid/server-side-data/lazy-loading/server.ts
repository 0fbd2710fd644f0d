import {
  GridDataSourceCacheDefault,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';
import {
  createSimulatedServer,
  type LoggedRequest,
} from '#demo-parts/simulatedServer';

export type { LoggedRequest };

/** A stand-in for your API: it searches, sorts, and returns one range of rows. Change its delay, or let it fail. */
export function createServer(onLog?: (log: LoggedRequest[]) => void) {
  const { answer, change } = createSimulatedServer(onLog);

  return {
    change,
    getRows: (params: GridGetRowsParams) =>
      answer(
        describe(params),
        () => {
          const found = find(params);
          return {
            // The index in `end` belongs to the range.
            rows: found.slice(Number(params.start), params.end + 1),
            rowCount: found.length,
          };
        },
        ({ rows, rowCount }) => `${rows.length} of ${rowCount} rows`,
      ),
  };
}

/** A cache that you can switch off. */
export const createCache = () => new GridDataSourceCacheDefault({});

function find({ filterModel, sortModel }: GridGetRowsParams): Order[] {
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
  return found;
}

function compare(a: Order, b: Order, field: keyof Order): number {
  const [x, y] = [a[field], b[field]];
  return typeof x === 'number' && typeof y === 'number'
    ? x - y
    : String(x).localeCompare(String(y));
}

function describe(params: GridGetRowsParams): string {
  const { start, end, sortModel, filterModel } = params;
  const words = filterModel.quickFilterValues ?? [];
  return [
    `rows ${Number(start) + 1} to ${end + 1}`,
    ...sortModel.map(({ field, sort }) => `sort ${field} ${sort}`),
    ...(words.length > 0 ? [`search ${words.join(' ')}`] : []),
  ].join(', ');
}
