import {
  GridDataSourceCacheDefault,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';
import {
  createSimulatedServer,
  describeRequest,
  sortRows,
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
            throw new Error("The server isn't responding");
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
  const { groupKeys = [], filterModel } = params;
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
  return sortRows(rows, params);
}

function describe(params: GridGetRowsParams): string {
  return describeRequest([`GET /${params.groupKeys?.join('/') ?? ''}`], params);
}
