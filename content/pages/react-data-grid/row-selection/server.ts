import { sensors } from './sensors';

/** A stand-in for your API. Change the delay, or let it fail. */
export const server = { delayMs: 400, fails: false };

export async function fetchPage(
  page: number,
  pageSize: number,
  signal: AbortSignal,
) {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, server.delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  if (server.fails) {
    throw new Error("The server isn't responding");
  }
  return sensors.slice(page * pageSize, (page + 1) * pageSize);
}

export const rowCount = sensors.length;
