import type { GridSortModel } from '@mui/x-data-grid';
import { lighthouses, type Lighthouse } from './lighthouses';

/** A stand-in for your API. Change the delay, or let it fail. */
export const server = { delayMs: 500, fails: false };

export async function fetchSorted(
  sortModel: GridSortModel,
  signal: AbortSignal,
): Promise<Lighthouse[]> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, server.delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  if (server.fails) {
    throw new Error('The server does not answer');
  }
  const [rule] = sortModel;
  if (!rule) {
    return lighthouses;
  }
  const key = rule.field as 'name' | 'height';
  const sign = rule.sort === 'desc' ? -1 : 1;
  return lighthouses.toSorted((a, b) => sign * (a[key] > b[key] ? 1 : -1));
}
