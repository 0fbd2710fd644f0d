import { OVERTAKING_MS } from '../Storage.ts';
import type { Storage } from '../Storage.ts';
import type { Connection } from './createConnection.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';

/** A visitor waits for this, so a locked file isn't waited for long. */
const TIMEOUT_MS = 200;

/** Counts without waiting for the disk: a crash may forget the last minute. */
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
