import type {
  GridFilterItem,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridUpdateRowParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import {
  createSimulatedServer,
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
          const found = table.filter((order) => matches(order, params));
          const [rule] = params.sortModel;
          if (rule) {
            const sign = rule.sort === 'desc' ? -1 : 1;
            found.sort(
              (a, b) =>
                sign * compare(read(a, rule.field), read(b, rule.field)),
            );
          }
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

const compare = (a: unknown, b: unknown) => {
  const [x, y] = [a, b].map((value) =>
    value instanceof Date ? value.getTime() : value,
  );
  return typeof x === 'number' && typeof y === 'number'
    ? x - y
    : String(x).localeCompare(String(y));
};

function matches(order: Order, { filterModel }: GridGetRowsParams): boolean {
  const words = filterModel.quickFilterValues ?? [];
  const everything = Object.values(order).join(' ').toLowerCase();
  return (
    filterModel.items.every((item) => meets(read(order, item.field), item)) &&
    words.every((word) => everything.includes(String(word).toLowerCase()))
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

function describe({
  paginationModel,
  sortModel,
  filterModel,
}: GridGetRowsParams): string {
  const { page = 0, pageSize = 0 } = paginationModel ?? {};
  const parts = [
    `GET rows ${page * pageSize + 1}–${(page + 1) * pageSize}`,
    ...sortModel.map(({ field, sort }) => `sort ${field} ${sort}`),
    ...filterModel.items
      .filter(({ value }) => value !== undefined)
      .map(({ field, operator, value }) => `${field} ${operator} ${value}`),
    ...(filterModel.quickFilterValues?.length
      ? [`search ${filterModel.quickFilterValues.join(' ')}`]
      : []),
  ];
  return parts.join(', ');
}
