import type { Connection, OpenConnection } from './createConnection.ts';

/** Gives up if the file is replaced this many times in a row. */
const ATTEMPTS = 3;

/**
 * Runs the writes in one transaction. If the file was deleted or replaced in the meantime, they run again on the new one. Otherwise,
 * data could be reported as stored although it's gone with the old file.
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
    // An error such as a full disk may have rolled the transaction back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
