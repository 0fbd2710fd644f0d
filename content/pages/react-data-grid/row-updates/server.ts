import type {
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { orders } from '#data/orders';

/** A stand-in for your API. Change the delay, or let it fail. */
export const server = { delayMs: 400, fails: false };

export async function getOrders(
  params: GridGetRowsParams,
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, server.delayMs);
  });
  if (server.fails) {
    throw new Error("The server isn't responding");
  }
  const [rule] = params.sortModel;
  const sign = rule?.sort === 'desc' ? -1 : 1;
  const key = rule?.field as 'id' | 'customer' | 'items';
  const sorted = rule
    ? orders.toSorted((a, b) => sign * (a[key] > b[key] ? 1 : -1))
    : orders;
  const rows = sorted.slice(Number(params.start), params.end + 1);
  return { rows, rowCount: orders.length };
}
