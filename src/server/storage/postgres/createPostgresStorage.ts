import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { FeedbackRow } from '../FeedbackRow.ts';
import { formatFeedback, parseFeedbackRow } from '../FeedbackRow.ts';
import { parsePolicyReportRow, toDay } from '../PolicyReportRow.ts';
import type { PolicyReportRow } from '../PolicyReportRow.ts';
import { OVERTAKING_MS } from '../Storage.ts';
import type { FailedSearch, Storage } from '../Storage.ts';
import { migrate } from './migrate.ts';

export interface PostgresOptions {
  /** Called if an idle connection breaks. The next query opens a new one. */
  onConnectionLost?: (error: Error) => void;
  /** How long a query waits for a connection. */
  connectionTimeoutMs?: number;
}

const INSERT_FEEDBACK = `
  INSERT INTO feedback (id, created_at, page, section, vote, comment, language, version, fingerprint)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (fingerprint) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id`;
const SELECT_FEEDBACK = `
  SELECT * FROM feedback WHERE created_at >= $1 AND created_at < $2 ORDER BY created_at DESC, id`;
const INSERT_EVENTS = `
  INSERT INTO events (created_at, name, action, label, payload)
  SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])`;
const SELECT_SEARCHES = `
  SELECT label AS query, count(*) AS count, max(created_at) AS last_at FROM events
  WHERE name = 'search' AND action = 'no-result' AND label IS NOT NULL
    AND created_at >= $1 AND created_at < $2
  GROUP BY label ORDER BY count DESC, last_at DESC, query`;

const INSERT_VIOLATIONS = `
  INSERT INTO policy_violations AS known (day, directive, blocked, page, source, count, last_at)
  SELECT $1::int, directive, blocked, page, source, count(*), $2::bigint
  FROM unnest($3::text[], $4::text[], $5::text[], $6::text[])
    AS reported (directive, blocked, page, source)
  GROUP BY directive, blocked, page, source
  ON CONFLICT (day, directive, blocked, page, source) DO UPDATE SET
    count = known.count + excluded.count, last_at = greatest(known.last_at, excluded.last_at)`;
const SELECT_VIOLATIONS = `
  SELECT directive, blocked, page, source, sum(count) AS count, max(last_at) AS last_at
  FROM policy_violations WHERE last_at >= $1 AND last_at < $2
  GROUP BY directive, blocked, page, source
  ORDER BY count DESC, last_at DESC, directive, blocked, page, source`;

/** Uses the clock of the database, because the clocks of several machines differ. */
const COUNT_REQUESTS = `
  WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)
  INSERT INTO request_counts AS known (name, count, ends_at)
  SELECT $1::text, $2::bigint, now + $3::bigint FROM clock
  ON CONFLICT (name) DO UPDATE SET
    count = excluded.count + CASE WHEN IS_RUNNING THEN known.count ELSE 0 END,
    ends_at = CASE WHEN IS_RUNNING THEN known.ends_at ELSE excluded.ends_at END
  RETURNING count, least(ends_at - (SELECT now FROM clock), $3::bigint) AS ms_left`.replaceAll(
  'IS_RUNNING',
  // If a window ends much later than a new one would, a clock was set back in between.
  `known.ends_at > excluded.ends_at - $3::bigint AND known.ends_at <= excluded.ends_at + ${OVERTAKING_MS}`,
);
const DELETE_COUNTS = `
  DELETE FROM request_counts
  WHERE ends_at <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    OR ends_at > (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $1 + ${OVERTAKING_MS}`;
const WRITE_HEALTH = `
  INSERT INTO health (id, checked_at) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at`;

/** Keeps everything in PostgreSQL, with a small pool of connections. */
export async function createPostgresStorage(
  url: string,
  { onConnectionLost = () => {}, connectionTimeoutMs = 2000 }: PostgresOptions = {},
): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // After these timeouts, a request fails instead of waiting longer.
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: 5000,
    query_timeout: 6000,
  });
  pool.on('error', onConnectionLost);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }

  let cleanedAt = performance.now();

  return {
    async addFeedback(entry) {
      const { rows } = await pool.query<{ id: string }>(INSERT_FEEDBACK, formatFeedback(entry));
      return String(rows[0]?.id);
    },
    async listFeedback({ from, to }) {
      const { rows } = await pool.query<FeedbackRow>(SELECT_FEEDBACK, [from, to]);
      return rows.map(parseFeedbackRow);
    },
    async deleteFeedback(id) {
      const { rowCount } = await pool.query('DELETE FROM feedback WHERE id = $1', [id]);
      return (rowCount ?? 0) > 0;
    },
    async addEvents(events) {
      await pool.query(INSERT_EVENTS, [
        events.map(({ createdAt }) => createdAt),
        events.map(({ name }) => name),
        events.map(({ action }) => action ?? null),
        events.map(({ label }) => label ?? null),
        events.map(({ payload }) => payload),
      ]);
    },
    async listFailedSearches({ from, to }) {
      const { rows } = await pool.query(SELECT_SEARCHES, [from, to]);
      return rows.map((row: { query: string; count: string; last_at: string }): FailedSearch => ({
        query: row.query,
        count: Number(row.count),
        lastAt: Number(row.last_at),
      }));
    },
    async deleteEventsBefore(time) {
      const { rowCount } = await pool.query('DELETE FROM events WHERE created_at < $1', [time]);
      return rowCount ?? 0;
    },
    async addPolicyViolations(violations, now) {
      await pool.query(INSERT_VIOLATIONS, [
        toDay(now),
        now,
        violations.map(({ directive }) => directive),
        violations.map(({ blocked }) => blocked),
        violations.map(({ page }) => page),
        violations.map(({ source }) => source),
      ]);
    },
    async listPolicyViolations({ from, to }) {
      const { rows } = await pool.query<PolicyReportRow>(SELECT_VIOLATIONS, [from, to]);
      return rows.map(parsePolicyReportRow);
    },
    async deletePolicyViolationsBefore(time) {
      const sql = 'DELETE FROM policy_violations WHERE last_at < $1';
      const { rowCount } = await pool.query(sql, [time]);
      return rowCount ?? 0;
    },
    async countRequests({ name, count, windowMs }) {
      const { rows } = await pool.query<{ count: string; ms_left: string }>(COUNT_REQUESTS, [
        name,
        count,
        windowMs,
      ]);
      if (performance.now() - cleanedAt > windowMs) {
        cleanedAt = performance.now();
        await pool.query(DELETE_COUNTS, [windowMs]);
      }
      return { count: Number(rows[0]?.count), msLeft: Number(rows[0]?.ms_left) };
    },
    async getSecret(day) {
      await pool.query('INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (day) DO NOTHING', [
        day,
        randomBytes(32).toString('base64url'),
      ]);
      await pool.query('DELETE FROM secrets WHERE day NOT BETWEEN $1::int - 1 AND $1::int + 1', [
        day,
      ]);
      const { rows } = await pool.query<{ secret: string }>(
        'SELECT secret FROM secrets WHERE day = $1',
        [day],
      );
      return String(rows[0]?.secret);
    },
    async check() {
      await pool.query(WRITE_HEALTH, [Date.now()]);
    },
    close: () => pool.end(),
  };
}
