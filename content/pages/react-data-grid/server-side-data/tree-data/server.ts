import {
  GridDataSourceCacheDefault,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';
import {
  createSimulatedServer,
  type LoggedRequest,
} from '#demo-parts/simulatedServer';

export type { LoggedRequest };

export interface FileRow extends FileEntry {
  childrenCount: number;
}

export interface ServerOptions {
  onLog?: (log: LoggedRequest[]) => void;
  /** Returns `true` if the request has to fail, whatever the failure rate is. */
  shouldFail?: (groupKeys: string[]) => boolean;
}

const isBelow = (entry: FileEntry, path: string[]) =>
  entry.path.length > path.length &&
  path.every((key, depth) => entry.path[depth] === key);

/** A stand-in for your API: it returns one level of the tree, searched and sorted. Change its delay, or let it fail. */
export function createServer({ onLog, shouldFail }: ServerOptions = {}) {
  const { answer, change } = createSimulatedServer(onLog);

  return {
    change,
    getRows: (params: GridGetRowsParams): Promise<{ rows: FileRow[] }> =>
      answer(
        describe(params),
        () => {
          if (shouldFail?.(params.groupKeys ?? [])) {
            throw new Error('The server does not answer');
          }
          return { rows: find(params) };
        },
        ({ rows }) => `${rows.length} rows`,
      ),
  };
}

/** A cache that you can switch off. Its key contains the path of the branch. */
export const createCache = () =>
  new GridDataSourceCacheDefault({
    getKey: ({
      groupKeys,
      filterModel,
      sortModel,
      start,
      end,
    }: GridGetRowsParams) =>
      JSON.stringify([groupKeys, filterModel, sortModel, start, end]),
  });

function find(params: GridGetRowsParams): FileRow[] {
  const { groupKeys = [], filterModel, sortModel } = params;
  // A folder stays if something in it matches.
  const words = filterModel.quickFilterValues ?? [];
  const found = files.filter((entry) =>
    [entry, ...files.filter((other) => isBelow(other, entry.path))].some(
      ({ name }) =>
        words.every((word) =>
          name.toLowerCase().includes(String(word).toLowerCase()),
        ),
    ),
  );
  const getChildren = (path: string[]) =>
    found.filter(
      (entry) => entry.path.length === path.length + 1 && isBelow(entry, path),
    );

  const rows = getChildren(groupKeys).map((entry) => ({
    ...entry,
    childrenCount: getChildren(entry.path).length,
  }));
  const [rule] = sortModel;
  if (rule) {
    const sign = rule.sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => sign * compare(a, b, rule.field as keyof FileRow));
  }
  return rows;
}

function compare(a: FileRow, b: FileRow, field: keyof FileRow): number {
  const [x, y] = [a[field], b[field]].map((value) =>
    value instanceof Date ? value.getTime() : value,
  );
  return typeof x === 'number' && typeof y === 'number'
    ? x - y
    : String(x).localeCompare(String(y));
}

function describe(params: GridGetRowsParams): string {
  const { groupKeys = [], sortModel, filterModel } = params;
  const words = filterModel.quickFilterValues ?? [];
  return [
    `GET /${groupKeys.join('/')}`,
    ...sortModel.map(({ field, sort }) => `sort ${field} ${sort}`),
    ...(words.length > 0 ? [`search ${words.join(' ')}`] : []),
  ].join(', ');
}
