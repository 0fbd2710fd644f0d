import { randomBytes } from 'node:crypto';
import type { FeedbackRow } from '../FeedbackRow.ts';
import { formatFeedback, parseFeedbackRow } from '../FeedbackRow.ts';
import { parsePolicyReportRow, toDay } from '../PolicyReportRow.ts';
import type { PolicyReportRow } from '../PolicyReportRow.ts';
import type { FailedSearch, Storage } from '../Storage.ts';
import { checkFreeSpace } from './checkFreeSpace.ts';
import { commit } from './commit.ts';
import { createConnection } from './createConnection.ts';
import type { ConnectionOptions } from './createConnection.ts';
import { createRequestCounter } from './createRequestCounter.ts';
import { createWriteQueue } from './createWriteQueue.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';

export interface SqliteOptions extends ConnectionOptions {
  /** How long a write waits for another process. */
  busyTimeoutMs?: number;
}

/** A check must report a locked file quickly, and doesn't wait for the writes in the queue. */
const CHECK_TIMEOUT_MS = 500;

/** Keeps everything in one file. */
export function createSqliteStorage(
  file: string,
  { busyTimeoutMs = 4000, ...options }: SqliteOptions = {},
): Storage {
  const connection = createConnection(file, options);
  const queue = createWriteQueue(connection, busyTimeoutMs);

  return {
    addFeedback: (entry) =>
      queue.add(({ insertFeedback }) => {
        const row = insertFeedback.get(...formatFeedback(entry));
        return String(row?.['id']);
      }),
    async listFeedback({ from, to }) {
      const { selectFeedback } = connection.get().statements;
      return (selectFeedback.all(from, to) as unknown as FeedbackRow[]).map(parseFeedbackRow);
    },
    deleteFeedback: (id) => queue.add(({ deleteFeedback }) => deleteFeedback.run(id).changes > 0),
    addEvents: (events) =>
      queue.add(({ insertEvent }) => {
        for (const { createdAt, name, action, label, payload } of events) {
          insertEvent.run(createdAt, name, action ?? null, label ?? null, payload);
        }
      }),
    async listFailedSearches({ from, to }) {
      const { selectSearches } = connection.get().statements;
      return selectSearches.all(from, to).map((row): FailedSearch => ({
        query: String(row['query']),
        count: Number(row['count']),
        lastAt: Number(row['last_at']),
      }));
    },
    deleteEventsBefore: (time) =>
      queue.add(({ deleteEvents }) => Number(deleteEvents.run(time).changes)),
    addPolicyViolations: (violations, now) =>
      queue.add(({ insertViolation }) => {
        for (const { directive, blocked, page, source } of violations) {
          insertViolation.run(toDay(now), directive, blocked, page, source, now);
        }
      }),
    async listPolicyViolations({ from, to }) {
      const { selectViolations } = connection.get().statements;
      return (selectViolations.all(from, to) as unknown as PolicyReportRow[]).map(
        parsePolicyReportRow,
      );
    },
    deletePolicyViolationsBefore: (time) =>
      queue.add(({ deleteViolations }) => Number(deleteViolations.run(time).changes)),
    countRequests: createRequestCounter(connection),
    getSecret: (day) =>
      queue.add(({ insertSecret, selectSecret, deleteSecrets }) => {
        insertSecret.run(day, randomBytes(32).toString('base64url'));
        deleteSecrets.run(day);
        return String(selectSecret.get(day)?.['secret']);
      }),
    async check() {
      await retryWhileBusy(
        () =>
          commit(connection, ({ statements }) => {
            statements.insertHealth.run(Date.now());
            statements.deleteHealth.run();
          }),
        CHECK_TIMEOUT_MS,
      );
      checkFreeSpace(file);
    },
    async close() {
      await queue.drain();
      connection.close();
    },
  };
}
