import type {
  GridFilterItem,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '#data/orders';

const read = (order: Order, field: string) => order[field as keyof Order];

// The operators that the assistant uses. All others search in the text.
// Conditions are joined with "and", and only the first sort rule counts.
function meets(cell: unknown, { operator, value }: GridFilterItem): boolean {
  if (value === undefined || value === '') return true;
  if (operator === '>') return Number(cell) > Number(value);
  if (operator === '<') return Number(cell) < Number(value);
  const text = String(cell).toLowerCase();
  if (Array.isArray(value)) {
    return value.some((entry) => String(entry).toLowerCase() === text);
  }
  return text.includes(String(value).toLowerCase());
}

/**
 * A stand-in for your API, with a delay to change.
 * Close it when the component unmounts.
 */
export function createServer(delayMs = 400) {
  const timers = new Set<ReturnType<typeof setTimeout>>();

  return {
    dataSource: {
      getRows: async (params: GridGetRowsParams) => {
        await new Promise((resolve) => {
          timers.add(setTimeout(resolve, delayMs));
        });
        return findRows(params);
      },
    },
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

function findRows({
  filterModel,
  sortModel,
  paginationModel = { page: 0, pageSize: 25 },
}: GridGetRowsParams): GridGetRowsResponse {
  const found = orders.filter((order) =>
    filterModel.items.every((item) => meets(read(order, item.field), item)),
  );
  const [rule] = sortModel;
  if (rule) {
    const sign = rule.sort === 'desc' ? -1 : 1;
    found.sort((a, b) => {
      const [x, y] = [read(a, rule.field), read(b, rule.field)];
      return typeof x === 'number' && typeof y === 'number'
        ? sign * (x - y)
        : sign * String(x).localeCompare(String(y));
    });
  }
  const start = paginationModel.page * paginationModel.pageSize;
  return {
    rows: found.slice(start, start + paginationModel.pageSize),
    rowCount: found.length,
  };
}
