import type {
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { createWind } from './stations';

/** A stand-in for your API. Change the delay, or let it fail. */
export const server = { delayMs: 400, fails: false };

const next = createWind();
const readings = Array.from({ length: 200 }, (_, index) => {
  const wind = next(2, 40);
  return {
    id: index + 1,
    station: `Reading ${index + 1}`,
    wind,
    gust: wind + next(2, 12),
  };
});

export async function getReadings(
  params: GridGetRowsParams,
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, server.delayMs);
  });
  if (server.fails) {
    throw new Error('The server does not answer');
  }
  const rows = readings.slice(Number(params.start), params.end + 1);
  return { rows, rowCount: readings.length };
}
