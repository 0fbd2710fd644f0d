import {
  GridDataSourceCacheDefault,
  type GridAggregationFunctionDataSource,
  type GridAggregationModel,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { files, type FileEntry } from '#data/files';
import { sales, type Sale } from '#data/sales';
import {
  createSimulatedServer,
  describeRequest,
  matchesSearch,
  sortRows,
  type LoggedRequest,
} from '#demo-parts/simulatedServer';

export type { LoggedRequest };

type Row = Record<string, unknown>;

const saleRows: Row[] = sales.map((sale: Sale) => ({
  ...sale,
  quarter: `Q${Math.ceil(Number(sale.month.slice(5)) / 3)}`,
  returned: sale.returns / sale.units,
}));

const numbers = (rows: Row[], field: string) =>
  rows.map((row) => Number(row[field] ?? 0));
const sum = (rows: Row[], field: string) =>
  numbers(rows, field).reduce((total, value) => total + value, 0);

/** What the server can calculate. */
const functions: Record<string, (rows: Row[], field: string) => unknown> = {
  sum,
  avg: (rows, field) => sum(rows, field) / rows.length,
  max: (rows, field) =>
    rows
      .map((row) => row[field] as number | Date)
      .reduce((a, b) => (a > b ? a : b)),
  median: (rows, field) => {
    const sorted = numbers(rows, field).sort((a, b) => a - b);
    // With an even number of values, the mean of the two in the middle.
    const middle = (sorted.length - 1) / 2;
    return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  },
  // All returned pieces, divided by all pieces.
  rate: (rows) => sum(rows, 'returns') / sum(rows, 'units'),
};

/** What the grid needs to know about them. They have no `apply()`. */
export const aggregationFunctions: Record<
  string,
  GridAggregationFunctionDataSource
> = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  max: { columnTypes: ['number', 'date'] },
  median: { columnTypes: ['number'] },
  rate: { columnTypes: ['number'], label: 'of all units' },
};

function aggregate(rows: Row[], model: GridAggregationModel): Row {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => [
      field,
      rows.length > 0 ? functions[name]?.(rows, field) : null,
    ]),
  );
}

/** A stand-in for your API. Change its delay, or let it fail. */
export function createServer(onLog?: (log: LoggedRequest[]) => void) {
  const { answer, change } = createSimulatedServer(onLog);
  const send = (params: GridGetRowsParams, work: () => GridGetRowsResponse) =>
    answer(describe(params), work, ({ rows }) => `${rows.length} rows`);

  return {
    change,

    /** Sales, flat or grouped. */
    getSales: (params: GridGetRowsParams) =>
      send(params, () => {
        const { groupKeys = [], groupFields = [] } = params;
        const model = params.aggregationModel ?? {};
        const found = saleRows.filter((row) => matchesSearch(row, params));
        const inGroup = found.filter((row) =>
          groupKeys.every(
            (key, depth) => row[groupFields[depth] ?? ''] === key,
          ),
        );
        const field = groupFields.at(groupKeys.length);
        if (field !== undefined) {
          const names = new Set(inGroup.map((row) => String(row[field])));
          const rows = [...names].map((group) => {
            const members = inGroup.filter((row) => row[field] === group);
            return {
              id: [...groupKeys, group].join('/'),
              group,
              count: members.length,
              ...aggregate(members, model),
            };
          });
          return {
            rows: sortRows(rows, params),
            aggregateRow: aggregate(found, model),
          };
        }
        const sorted = sortRows(inGroup, params);
        return {
          rows:
            groupKeys.length > 0
              ? sorted
              : sorted.slice(Number(params.start), params.end + 1),
          ...(groupKeys.length > 0 ? {} : { rowCount: found.length }),
          // Totals of everything that was found, not only of one page.
          aggregateRow: aggregate(found, model),
        };
      }),

    /** One folder of a drive. */
    getFiles: (params: GridGetRowsParams) =>
      send(params, () => {
        const { groupKeys = [], aggregationModel = {} } = params;
        const isBelow = (entry: FileEntry, path: string[]) =>
          entry.path.length > path.length &&
          path.every((key, depth) => entry.path[depth] === key);
        const total = (path: string[]) =>
          aggregate(
            files
              .filter((entry) => entry.kind !== 'folder')
              .filter((entry) => isBelow(entry, path))
              .map((entry) => ({ ...entry })),
            aggregationModel,
          );
        const getChildren = (path: string[]) =>
          files.filter(
            (entry) =>
              entry.path.length === path.length + 1 && isBelow(entry, path),
          );
        const rows = getChildren(groupKeys).map((entry) => ({
          ...entry,
          ...(entry.kind === 'folder' ? total(entry.path) : {}),
          childrenCount: getChildren(entry.path).length,
        }));
        return { rows: sortRows(rows, params), aggregateRow: total([]) };
      }),
  };
}

/** A cache that you can switch off. Its key contains the model of the request. */
export const createCache = () =>
  new GridDataSourceCacheDefault({
    getKey: (params) => JSON.stringify(params),
  });

function describe(params: GridGetRowsParams): string {
  const { groupKeys = [], start, end } = params;
  const totals = Object.entries(params.aggregationModel ?? {});
  const rows =
    groupKeys.length > 0
      ? `GET /${groupKeys.join('/')}`
      : `GET rows ${Number(start) + 1}–${end + 1}`;
  return describeRequest(
    [rows, ...totals.map(([field, name]) => `${name} of ${field}`)],
    params,
  );
}
