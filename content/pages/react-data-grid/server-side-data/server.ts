import type {
  GridFilterItem,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridUpdateRowParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import {
  createSimulatedServer,
  describeRequest,
  matchesSearch,
  sortRows,
  type LoggedRequest,
} from '#demo-parts/simulatedServer';

export type { LoggedRequest };

/** A stand-in for your API. It sorts, filters, and pages. Change its delay, or let it fail. */
export function createServer(onLog?: (log: LoggedRequest[]) => void) {
  const { answer, change, countRequests } = createSimulatedServer(onLog);
  const table: Order[] = [...orders];

  return {
    change,
    countRequests,

    getRows: (params: GridGetRowsParams): Promise<GridGetRowsResponse> =>
      answer(
        describe(params),
        () => {
          const found = sortRows(
            table.filter((order) => matches(order, params)),
            params,
          );
          const { page, pageSize } = params.paginationModel ?? {
            page: 0,
            pageSize: found.length,
          };
          const rows = found.slice(page * pageSize, (page + 1) * pageSize);
          return { rows, rowCount: found.length };
        },
        ({ rows, rowCount }) => `${rows.length} of ${rowCount} rows`,
      ),

    updateRow: ({ rowId, updatedRow }: GridUpdateRowParams): Promise<Order> =>
      answer(
        `PUT ${rowId}`,
        () => {
          const index = table.findIndex(({ id }) => id === rowId);
          table[index] = { ...table[index], ...updatedRow };
          return table[index];
        },
        () => 'saved',
      ),
  };
}

const read = (order: Order, field: string) => order[field as keyof Order] ?? '';

function matches(order: Order, params: GridGetRowsParams): boolean {
  return (
    matchesSearch(order, params) &&
    params.filterModel.items.every((item) =>
      meets(read(order, item.field), item),
    )
  );
}

/** The operators of the columns in the demos. Conditions without a value don't count. */
function meets(cell: unknown, { operator, value }: GridFilterItem): boolean {
  const text = String(cell).toLowerCase();
  if (operator === 'isEmpty') return text === '';
  if (operator === 'isNotEmpty') return text !== '';
  if (value === undefined || value === '') return true;
  const other = String(value).toLowerCase();
  if (operator === 'isAnyOf') {
    const entries = value as unknown[];
    return (
      entries.length === 0 ||
      entries.some((entry) => String(entry).toLowerCase() === text)
    );
  }
  if (operator === 'contains') return text.includes(other);
  if (operator === 'doesNotContain') return !text.includes(other);
  if (operator === 'startsWith') return text.startsWith(other);
  if (operator === 'endsWith') return text.endsWith(other);
  if (['equals', 'is', '='].includes(operator)) return text === other;
  if (['doesNotEqual', 'not', '!='].includes(operator)) return text !== other;
  if (operator === '>') return Number(cell) > Number(value);
  if (operator === '>=') return Number(cell) >= Number(value);
  if (operator === '<') return Number(cell) < Number(value);
  return Number(cell) <= Number(value);
}

function describe(params: GridGetRowsParams): string {
  const { page = 0, pageSize = 0 } = params.paginationModel ?? {};
  const conditions = params.filterModel.items
    .filter(({ value }) => value !== undefined)
    .map(({ field, operator, value }) => `${field} ${operator} ${value}`);
  const rows = `GET rows ${page * pageSize + 1}–${(page + 1) * pageSize}`;
  return describeRequest([rows, ...conditions], params);
}
