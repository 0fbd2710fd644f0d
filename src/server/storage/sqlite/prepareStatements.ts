import type { DatabaseSync } from 'node:sqlite';
import { OVERTAKING_MS } from '../Storage.ts';

export type Statements = ReturnType<typeof prepareStatements>;

/** A check writes this many bytes. It's more than the longest feedback, so the check fails if feedback might not fit. */
const FILLER_BYTES = 32 * 1024;

/** Whether a window is still running. If it ends much later than a new one would, a clock was set back in between. */
const IS_RUNNING = `request_counts.ends_at > ?4 AND request_counts.ends_at <= excluded.ends_at + ${OVERTAKING_MS}`;

export function prepareStatements(database: DatabaseSync) {
  return {
    insertFeedback: database.prepare(
      `INSERT INTO feedback (id, created_at, page, section, vote, comment, language, version, fingerprint)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (fingerprint) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id`,
    ),
    selectFeedback: database.prepare(
      'SELECT * FROM feedback WHERE created_at >= ? AND created_at < ? ORDER BY created_at DESC, id',
    ),
    deleteFeedback: database.prepare('DELETE FROM feedback WHERE id = ?'),
    insertEvent: database.prepare(
      'INSERT INTO events (created_at, name, action, label, payload) VALUES (?, ?, ?, ?, ?)',
    ),
    selectSearches: database.prepare(
      `SELECT label AS query, count(*) AS count, max(created_at) AS last_at FROM events
       WHERE name = 'search' AND action = 'no-result' AND label IS NOT NULL
         AND created_at >= ? AND created_at < ?
       GROUP BY label ORDER BY count DESC, last_at DESC, query`,
    ),
    deleteEvents: database.prepare('DELETE FROM events WHERE created_at < ?'),
    insertViolation: database.prepare(
      `INSERT INTO policy_violations (day, directive, blocked, page, source, count, last_at)
       VALUES (?, ?, ?, ?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET count = count + 1, last_at = max(last_at, excluded.last_at)`,
    ),
    selectViolations: database.prepare(
      `SELECT directive, blocked, page, source, sum(count) AS count, max(last_at) AS last_at
       FROM policy_violations WHERE last_at >= ? AND last_at < ?
       GROUP BY directive, blocked, page, source
       ORDER BY count DESC, last_at DESC, directive, blocked, page, source`,
    ),
    deleteViolations: database.prepare('DELETE FROM policy_violations WHERE last_at < ?'),
    countRequests: database.prepare(
      `INSERT INTO request_counts (name, count, ends_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (name) DO UPDATE SET
         count = CASE WHEN ${IS_RUNNING} THEN request_counts.count ELSE 0 END + excluded.count,
         ends_at = CASE WHEN ${IS_RUNNING} THEN request_counts.ends_at ELSE excluded.ends_at END
       RETURNING count, ends_at`,
    ),
    deleteCounts: database.prepare('DELETE FROM request_counts WHERE ends_at <= ? OR ends_at > ?'),
    insertSecret: database.prepare(
      'INSERT INTO secrets (day, secret) VALUES (?, ?) ON CONFLICT (day) DO NOTHING',
    ),
    selectSecret: database.prepare('SELECT secret FROM secrets WHERE day = ?'),
    deleteSecrets: database.prepare('DELETE FROM secrets WHERE day NOT BETWEEN ?1 - 1 AND ?1 + 1'),
    insertHealth: database.prepare(
      `INSERT INTO health (checked_at, filler) VALUES (?, zeroblob(${FILLER_BYTES}))`,
    ),
    deleteHealth: database.prepare('DELETE FROM health'),
  };
}
