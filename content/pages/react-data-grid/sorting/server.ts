import type { GridSortModel } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

/** A stand-in for your API. Change the delay, or let it fail. */
export const server = { delayMs: 500, fails: false };

export async function fetchSorted(
  sortModel: GridSortModel,
  signal: AbortSignal,
): Promise<RiverStation[]> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, server.delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  if (server.fails) {
    throw new Error("The server isn't responding");
  }
  const [rule] = sortModel;
  if (!rule) {
    return rivers;
  }
  const key = rule.field as 'station' | 'river' | 'level';
  const sign = rule.sort === 'desc' ? -1 : 1;
  return rivers.toSorted((a, b) => {
    const [first, second] = [a[key] ?? 0, b[key] ?? 0];
    return first === second ? 0 : sign * (first > second ? 1 : -1);
  });
}
