import { OVERTAKING_MS } from '../Storage.ts';
import type { Storage } from '../Storage.ts';
import type { Connection } from './createConnection.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';

/** How long to wait for a locked file. It's short because a visitor is waiting. */
const TIMEOUT_MS = 200;

/** Counts without waiting for the disk, so a crash may lose the last counts. */
export function createRequestCounter(connection: Connection): Storage['countRequests'] {
  let cleanedAt = 0;

  return ({ name, count, windowMs, now }) =>
    retryWhileBusy(() => {
      const { database, statements } = connection.get();
      database.exec('PRAGMA synchronous = NORMAL');
      try {
        const row = statements.countRequests.get(name, count, now + windowMs, now);
        if (Math.abs(now - cleanedAt) > windowMs) {
          statements.deleteCounts.run(now, now + windowMs + OVERTAKING_MS);
          cleanedAt = now;
        }
        const msLeft = Math.min(Number(row?.['ends_at']) - now, windowMs);
        return { count: Number(row?.['count']), msLeft };
      } finally {
        database.exec('PRAGMA synchronous = FULL');
      }
    }, TIMEOUT_MS);
}
