import {
  GridDataSourceCacheDefault,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { orders } from '#data/orders';
import {
  createSimulatedServer,
  describeRequest,
  matchesSearch,
  sortRows,
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
          const found = sortRows(
            orders.filter((order) => matchesSearch(order, params)),
            params,
          );
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

function describe(params: GridGetRowsParams): string {
  const { start, end } = params;
  return describeRequest([`rows ${Number(start) + 1} to ${end + 1}`], params);
}
