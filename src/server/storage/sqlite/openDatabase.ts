import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';

/** Opens the file, creating what is missing, and brings its tables up to date; throws at once when it is locked. */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    // Readers and a writer at the same time, and a commit is on the disk before it returns.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    for (const migration of MIGRATIONS.slice(done)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
