import {
  GridDataSourceCacheDefault,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';
import {
  createSimulatedServer,
  describeRequest,
  matchesSearch,
  sortRows,
  type LoggedRequest,
} from '#demo-parts/simulatedServer';

/** A row of the table, as the server returns it on the last level. */
export interface SaleRow extends Sale {
  quarter: string;
}

/** A group, with its totals. The grid treats it like any other row. */
export interface GroupRow {
  /** Unique on all levels: the path of the group, such as `Skis/Q1`. */
  id: string;
  group: string;
  count: number;
  units: number;
  returns: number;
  revenue: number;
  profit: number;
}

export type { LoggedRequest };

interface ServerOptions {
  onLog?: (log: LoggedRequest[]) => void;
  /** Return one page of the top level instead of all rows. */
  paged?: boolean;
}

const table: SaleRow[] = sales.map((sale) => ({
  ...sale,
  quarter: `Q${Math.ceil(Number(sale.month.slice(5)) / 3)}`,
}));

/** A stand-in for your API. It searches, groups, and sorts. Change its delay, or let it fail. */
export function createServer({ onLog, paged = false }: ServerOptions = {}) {
  const { answer, change } = createSimulatedServer(onLog);

  function find(params: GridGetRowsParams) {
    const { groupKeys = [], groupFields = [] } = params;
    // The rows below the requested group.
    const found = table.filter(
      (row) =>
        matchesSearch(row, params) &&
        groupKeys.every(
          (key, depth) => read(row, groupFields[depth] ?? '') === key,
        ),
    );
    // The field of the requested level. There's none below the last group.
    const field = groupFields.at(groupKeys.length);
    const rows = sort(
      field === undefined ? found : groupBy(found, field, groupKeys),
      params,
    );
    const kind = field === undefined ? 'rows' : 'groups';
    // The content of a group isn't paged.
    if (groupKeys.length > 0 || !paged) {
      return {
        response:
          groupKeys.length > 0 ? { rows } : { rows, rowCount: rows.length },
        summary: `${rows.length} ${kind}`,
      };
    }
    const page = rows.slice(Number(params.start), params.end + 1);
    return {
      response: { rows: page, rowCount: rows.length },
      summary: `${page.length} of ${rows.length} ${kind}`,
    };
  }

  return {
    change,
    getRows: async (
      params: GridGetRowsParams,
    ): Promise<GridGetRowsResponse> => {
      const { response } = await answer(
        describe(params),
        () => find(params),
        ({ summary }) => summary,
      );
      return response;
    },
  };
}

/** A cache that you can switch off. Its key contains the groups of the request. */
export const createCache = () =>
  new GridDataSourceCacheDefault({
    getKey: (params) => JSON.stringify(params),
  });

function groupBy(rows: SaleRow[], field: string, path: string[]): GroupRow[] {
  const groups = new Map<string, GroupRow>();
  rows.forEach((row) => {
    const key = String(read(row, field));
    const group = groups.get(key) ?? {
      id: [...path, key].join('/'),
      group: key,
      count: 0,
      units: 0,
      returns: 0,
      revenue: 0,
      profit: 0,
    };
    group.count += 1;
    group.units += row.units;
    group.returns += row.returns;
    group.revenue += row.revenue;
    group.profit += row.profit;
    groups.set(key, group);
  });
  return [...groups.values()].sort((a, b) => a.group.localeCompare(b.group));
}

/** With one grouping column for each field, the grid sends the names of these columns. */
const toField = (name: string) =>
  name.replace(/^__row_group_by_columns_group_(.*)__$/, '$1');

function read(row: SaleRow | GroupRow, name: string): unknown {
  const values: Record<string, unknown> = { ...row };
  return values[toField(name)] ?? '';
}

function sort(rows: (SaleRow | GroupRow)[], params: GridGetRowsParams) {
  const { groupKeys = [], groupFields = [] } = params;
  const level = groupFields.at(groupKeys.length);
  return sortRows(rows, params, (row, field) =>
    read(row, toField(field) === level ? 'group' : field),
  );
}

function describe(params: GridGetRowsParams): string {
  const { groupKeys = [], groupFields = [] } = params;
  const path = `GET /${groupKeys.join('/')}`;
  return describeRequest(
    groupFields.length > 0
      ? [path, `grouped by ${groupFields.join(', ')}`]
      : [path],
    params,
  );
}
