import { randomUUID } from 'node:crypto';
import type { FeedbackRow } from '../FeedbackRow.ts';
import { parseFeedbackRow } from '../FeedbackRow.ts';
import type { FailedSearch, Storage } from '../Storage.ts';
import { createWriteQueue } from './createWriteQueue.ts';
import { openDatabase } from './openDatabase.ts';

export interface SqliteOptions {
  /** How long a write waits for another process. */
  busyTimeoutMs?: number;
  /** Most pages of 4 kB that the file may have; for tests of a full disk. */
  maxPages?: number;
}

/** Keeps everything in one file. */
export function createSqliteStorage(
  file: string,
  { busyTimeoutMs = 4000, maxPages }: SqliteOptions = {},
): Storage {
  const database = openDatabase(file);
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
  const queue = createWriteQueue(database, busyTimeoutMs);
  const insertFeedback = database.prepare(
    `INSERT INTO feedback (id, created_at, page, section, vote, comment, language, version, fingerprint)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (fingerprint) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id`,
  );
  const selectFeedback = database.prepare(
    'SELECT * FROM feedback WHERE created_at >= ? AND created_at < ? ORDER BY created_at DESC, id',
  );
  const deleteFeedback = database.prepare('DELETE FROM feedback WHERE id = ?');
  const insertEvent = database.prepare(
    'INSERT INTO events (created_at, name, action, label, payload) VALUES (?, ?, ?, ?, ?)',
  );
  const selectSearches = database.prepare(
    `SELECT label AS query, count(*) AS count, max(created_at) AS last_at FROM events
     WHERE name = 'search' AND action = 'no-result' AND label IS NOT NULL
       AND created_at >= ? AND created_at < ?
     GROUP BY label ORDER BY count DESC, last_at DESC, query`,
  );
  const deleteEvents = database.prepare('DELETE FROM events WHERE created_at < ?');

  return {
    addFeedback: (entry) =>
      queue.add(() => {
        const row = insertFeedback.get(
          randomUUID(),
          entry.createdAt,
          entry.page,
          entry.section ?? null,
          entry.vote ?? null,
          entry.comment ?? null,
          entry.language,
          entry.version,
          entry.fingerprint ?? null,
        );
        return String(row?.['id']);
      }),
    listFeedback: async ({ from, to }) =>
      (selectFeedback.all(from, to) as unknown as FeedbackRow[]).map(parseFeedbackRow),
    deleteFeedback: (id) => queue.add(() => deleteFeedback.run(id).changes > 0),
    addEvents: (events) =>
      queue.add(() => {
        for (const { createdAt, name, action, label, payload } of events) {
          insertEvent.run(createdAt, name, action ?? null, label ?? null, payload);
        }
      }),
    listFailedSearches: async ({ from, to }) =>
      selectSearches.all(from, to).map((row): FailedSearch => ({
        query: String(row['query']),
        count: Number(row['count']),
        lastAt: Number(row['last_at']),
      })),
    deleteEventsBefore: (time) => queue.add(() => Number(deleteEvents.run(time).changes)),
    check: () => queue.add(() => undefined),
    async close() {
      await queue.drain();
      database.close();
    },
  };
}
