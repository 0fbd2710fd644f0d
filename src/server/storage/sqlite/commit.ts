import type { Connection, OpenConnection } from './createConnection.ts';

/** A file that is replaced this often in a row isn't worth another try. */
const ATTEMPTS = 3;

/**
 * Runs the writes in one transaction. If the file turns out to be deleted or replaced, they run again on the new one, so that nothing is
 * reported as stored that is gone with the old file.
 */
export function commit<Result>(
  connection: Connection,
  write: (connection: OpenConnection) => Result,
): Result {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opened = connection.get();
    const result = commitOnce(opened, write);
    if (connection.isCurrent()) return result;
  }
  throw new Error('The database file was replaced while it was written.');
}

function commitOnce<Result>(
  opened: OpenConnection,
  write: (connection: OpenConnection) => Result,
): Result {
  const { database } = opened;
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = write(opened);
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
