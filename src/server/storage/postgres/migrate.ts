import type { Pool } from 'pg';
import { MIGRATIONS } from './migrations.ts';

/** An arbitrary number that no other program is likely to use on the same database. */
const LOCK = 7_408_813;

/** Brings the tables up to date. Processes that start at the same time take turns. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    for (const migration of MIGRATIONS.slice(rows[0]?.version ?? 0)) await client.query(migration);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [
      Math.max(rows[0]?.version ?? 0, MIGRATIONS.length),
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
