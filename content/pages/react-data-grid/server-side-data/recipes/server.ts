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
  describeRequest,
  matchesSearch,
  sortRows,
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
          const found = sortRows(
            table.filter((order) => matchesSearch(order, params)),
            params,
          );
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

function describe(params: GridGetRowsParams): string {
  const { start, end } = params;
  return describeRequest([`GET rows ${Number(start) + 1}–${end + 1}`], params);
}
