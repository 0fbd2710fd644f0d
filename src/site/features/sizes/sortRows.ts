export type SortDirection = 'ascending' | 'descending';

/** Sorts by value. Rows with the same value keep their order. */
export function sortRows<Row extends { value: string | number }>(
  rows: readonly Row[],
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(a.value, b.value));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en');
}
