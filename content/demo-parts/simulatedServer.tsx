export interface LoggedRequest {
  id: number;
  text: string;
  /** Such as `25 of 240 rows`, or what went wrong. */
  result: string;
}

/**
 * The part that all simulated servers share: they answer after a delay, fail as often as you like, and report every
 * request. Pass the settings of `ServerControls` to `change()`, and show the log in `RequestLog`.
 */
export function createSimulatedServer(onLog?: (log: LoggedRequest[]) => void) {
  const settings = { delayMs: 600, failureRate: 0 };
  let log: LoggedRequest[] = [];
  let requests = 0;
  // The same sequence of "random" numbers each time, so that you can repeat what you saw.
  let seed = 11;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };

  return {
    change: (next: Partial<typeof settings>) => Object.assign(settings, next),
    countRequests: () => requests,

    /** Does the work after the delay. `summarize` turns the result into the text of the log. */
    async answer<T>(
      text: string,
      work: () => T,
      summarize: (result: T) => string,
    ): Promise<T> {
      requests += 1;
      const id = requests;
      const report = (result: string) => {
        log = [{ id, text, result }, ...log.filter((other) => other.id !== id)]
          .sort((a, b) => b.id - a.id)
          .slice(0, 50);
        onLog?.(log);
      };
      report('waiting');
      await new Promise((resolve) => {
        setTimeout(resolve, settings.delayMs);
      });
      try {
        if (random() < settings.failureRate) {
          throw new Error("The server isn't responding");
        }
        const result = work();
        report(summarize(result));
        return result;
      } catch (error) {
        report('failed');
        throw error;
      }
    },
  };
}

/** What the functions below read from the parameters of `getRows()`. */
interface RowsRequest {
  sortModel: readonly { field: string; sort?: 'asc' | 'desc' | null }[];
  filterModel: { quickFilterValues?: readonly unknown[] };
}

/** Whether a row contains every word of the search field. */
export function matchesSearch(row: object, { filterModel }: RowsRequest) {
  const words = filterModel.quickFilterValues ?? [];
  const text = Object.values(row).join(' ').toLowerCase();
  return words.every((word) => text.includes(String(word).toLowerCase()));
}

const readField = (row: object, field: string): unknown =>
  (row as Record<string, unknown>)[field];

/** Sorts a copy of the rows. The first rule decides, and the others break ties. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  { sortModel }: RowsRequest,
  read: (row: Row, field: string) => unknown = readField,
): Row[] {
  const compare = (a: Row, b: Row) => {
    const results = sortModel.map(({ field, sort }) => {
      const [x, y] = [read(a, field), read(b, field)].map((value) =>
        value instanceof Date ? value.getTime() : (value ?? ''),
      );
      const sign = sort === 'desc' ? -1 : 1;
      return typeof x === 'number' && typeof y === 'number'
        ? sign * (x - y)
        : sign * String(x).localeCompare(String(y));
    });
    return results.find((result) => result !== 0) ?? 0;
  };
  return [...rows].sort(compare);
}

/** `['GET rows 1–8']` → `GET rows 1–8, sort items asc, search spain` */
export function describeRequest(
  parts: readonly string[],
  { sortModel, filterModel }: RowsRequest,
): string {
  const words = filterModel.quickFilterValues ?? [];
  return [
    ...parts,
    ...sortModel.map(({ field, sort }) => `sort ${field} ${sort}`),
    ...(words.length > 0 ? [`search ${words.join(' ')}`] : []),
  ].join(', ');
}
