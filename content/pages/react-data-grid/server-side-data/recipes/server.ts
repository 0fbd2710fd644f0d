import type {
  GridGetRowsParams,
  GridGetRowsResponse,
  GridRowId,
  GridUpdateRowParams,
} from '@mui/x-data-grid';
import { files, type FileEntry } from '#data/files';
import { orders, type Order } from '#data/orders';
import {
  createSimulatedServer,
  type LoggedRequest,
} from '#demo-parts/simulatedServer';

export type { LoggedRequest };

export interface OrdersResponse extends GridGetRowsResponse {
  rows: Order[];
  /** The items of all orders that were found. */
  totalItems: number;
}

/** A file or a folder, and whether the folder is open. */
export interface DriveRow extends FileEntry {
  open: boolean;
}

/** A stand-in for your API. Change its delay, or let it fail. */
export function createServer(onLog?: (log: LoggedRequest[]) => void) {
  const { answer, change } = createSimulatedServer(onLog);
  let table: Order[] = [...orders];

  return {
    change,

    getRows: (params: GridGetRowsParams): Promise<OrdersResponse> =>
      answer(
        describe(params),
        () => {
          const found = sort(search(table, params), params);
          return {
            rows: found.slice(Number(params.start), params.end + 1),
            rowCount: found.length,
            totalItems: found.reduce((total, { items }) => total + items, 0),
          };
        },
        ({ rows, rowCount }) => `${rows.length} of ${rowCount} rows`,
      ),

    updateRow: ({ rowId, updatedRow }: GridUpdateRowParams): Promise<Order> =>
      answer(
        `PATCH ${rowId}`,
        () => {
          table = table.map((order) =>
            order.id === rowId ? { ...order, ...updatedRow } : order,
          );
          return { ...(updatedRow as Order) };
        },
        () => 'saved',
      ),

    addRow: (order: Order) =>
      answer(
        `POST ${order.id}`,
        () => {
          table = [...table, order];
        },
        () => 'added',
      ),

    removeRow: (rowId: GridRowId) =>
      answer(
        `DELETE ${rowId}`,
        () => {
          table = table.filter(({ id }) => id !== rowId);
        },
        () => 'deleted',
      ),

    /** The warehouse at work: the newest open order moves one step ahead. */
    work: () => {
      const open = new Set(['new', 'packing', 'on hold']);
      const next = table
        .map(({ status }) => open.has(status))
        .lastIndexOf(true);
      table = table.map((order, index): Order => {
        if (index !== next) return order;
        const isPacked = order.status === 'packing';
        return { ...order, status: isPacked ? 'shipped' : 'packing' };
      });
    },

    /** One page of the drive, where the content of open folders counts as well. */
    getDrive: (params: GridGetRowsParams, open: ReadonlySet<number>) =>
      answer(
        `${describe(params)}, open folders: ${open.size}`,
        () => {
          const isVisible = ({ parentId }: FileEntry): boolean => {
            const parent = files.find(({ id }) => id === parentId);
            return !parent || (open.has(parent.id) && isVisible(parent));
          };
          const visible = files.filter(isVisible);
          const rows: DriveRow[] = visible
            .slice(Number(params.start), params.end + 1)
            .map((entry) => ({ ...entry, open: open.has(entry.id) }));
          return { rows, rowCount: visible.length };
        },
        ({ rows, rowCount }) => `${rows.length} of ${rowCount} rows`,
      ),
  };
}

function search(rows: Order[], { filterModel }: GridGetRowsParams): Order[] {
  const words = filterModel.quickFilterValues ?? [];
  return rows.filter((row) => {
    const text = Object.values(row).join(' ').toLowerCase();
    return words.every((word) => text.includes(String(word).toLowerCase()));
  });
}

function sort(rows: Order[], { sortModel }: GridGetRowsParams): Order[] {
  const [rule] = sortModel;
  if (!rule) return rows;
  const sign = rule.sort === 'desc' ? -1 : 1;
  const read = (row: Order) => row[rule.field as keyof Order] ?? '';
  return [...rows].sort((a, b) => {
    const [x, y] = [read(a), read(b)];
    return typeof x === 'number' && typeof y === 'number'
      ? sign * (x - y)
      : sign * String(x).localeCompare(String(y));
  });
}

function describe(params: GridGetRowsParams): string {
  const { start, end, sortModel, filterModel } = params;
  return [
    `GET rows ${Number(start) + 1}–${end + 1}`,
    ...sortModel.map(({ field, sort: order }) => `sort ${field} ${order}`),
    ...(filterModel.quickFilterValues?.length
      ? [`search ${filterModel.quickFilterValues.join(' ')}`]
      : []),
  ].join(', ');
}
