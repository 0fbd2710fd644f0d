import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';

export interface FileRow extends FileEntry {
  childrenCount: number;
}

export interface ServerOptions {
  /** Receives one line per request. */
  onRequest?: (line: string) => void;
  /** Returns `true` if the request has to fail. */
  shouldFail?: (groupKeys: string[]) => boolean;
}

const isBelow = (entry: FileEntry, path: string[]) =>
  entry.path.length > path.length &&
  path.every((key, depth) => entry.path[depth] === key);

/** A stand-in for your API: it returns one level of the tree, searched and sorted. */
export function createServer({ onRequest, shouldFail }: ServerOptions = {}) {
  return async (params: GridGetRowsParams): Promise<{ rows: FileRow[] }> => {
    const { groupKeys = [], filterModel, sortModel } = params;
    onRequest?.(`/${groupKeys.join('/')}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    if (shouldFail?.(groupKeys)) throw new Error('The server does not answer');

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
        (entry) =>
          entry.path.length === path.length + 1 && isBelow(entry, path),
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
    return { rows };
  };
}

function compare(a: FileRow, b: FileRow, field: keyof FileRow): number {
  const [x, y] = [a[field], b[field]].map((value) =>
    value instanceof Date ? value.getTime() : value,
  );
  return typeof x === 'number' && typeof y === 'number'
    ? x - y
    : String(x).localeCompare(String(y));
}
