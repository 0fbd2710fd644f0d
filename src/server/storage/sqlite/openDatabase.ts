import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readLogIdentities, removeLogs } from './fileIdentity.ts';
import { MIGRATIONS } from './migrations.ts';

/** Only the server may read what visitors wrote. */
const MODE = 0o600;

/** Opens or creates the file and brings its tables up to date. Throws immediately if another process has locked it. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') prepareFile(file);
  const database = new DatabaseSync(file);
  try {
    // Reads don't wait for writes, and a commit is on the disk before it returns.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepareFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // The logs are listed first, so none of them can belong to a database that another process is creating right now.
  const logs = readLogIdentities(file);
  if (!existsSync(file)) removeLogs(logs);
  // SQLite gives its log files the mode of the database. Don't open an existing file here, because closing it would drop the locks
  // that this process has on it.
  ignoring(['EEXIST'], () => closeSync(openSync(file, 'wx', MODE)));
  for (const name of [file, ...readLogIdentities(file).keys()]) {
    // A log can disappear at any time, and only the owner of a file may change its mode.
    ignoring(['ENOENT', 'EPERM'], () => chmodSync(name, MODE));
  }
}

function ignoring(codes: readonly string[], run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    for (const migration of MIGRATIONS.slice(done)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${Math.max(done, MIGRATIONS.length)}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
