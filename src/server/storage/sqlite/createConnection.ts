import type { DatabaseSync } from 'node:sqlite';
import { readIdentity, readLogIdentities, removeLogs } from './fileIdentity.ts';
import type { LogIdentities } from './fileIdentity.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareStatements } from './prepareStatements.ts';
import type { Statements } from './prepareStatements.ts';

export interface ConnectionOptions {
  /** The most pages of 4 kB that the file may have; for tests of a full disk. */
  maxPages?: number;
  /** The file was deleted or replaced; it's opened again. */
  onReplaced?: () => void;
}

/** A database file that is opened again when somebody deletes or replaces it. */
export interface Connection {
  /** Throws if the file can't be opened. */
  get(): OpenConnection;
  /** False if what was written last went to a file that is gone. */
  isCurrent(): boolean;
  close(): void;
}

export interface OpenConnection {
  database: DatabaseSync;
  statements: Statements;
}

interface Opened extends OpenConnection {
  identity: string | undefined;
  logs: LogIdentities;
}

export function createConnection(
  file: string,
  { maxPages, onReplaced = () => {} }: ConnectionOptions = {},
): Connection {
  const isInMemory = file === ':memory:';
  let isClosed = false;
  let opened: Opened | undefined = open();

  function open(): Opened {
    const before = isInMemory ? undefined : readIdentity(file);
    const database = openDatabase(file);
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    return {
      database,
      statements: prepareStatements(database),
      // If the file was replaced while it was opened, the next use opens it again.
      identity: before ?? (isInMemory ? undefined : readIdentity(file)),
      logs: isInMemory ? new Map() : readLogIdentities(file),
    };
  }

  const isCurrent = () => isInMemory || opened?.identity === readIdentity(file);

  return {
    isCurrent,
    get() {
      if (isClosed) throw new Error('The storage is closed.');
      if (opened && isCurrent()) return opened;
      if (opened) {
        const { database, logs } = opened;
        opened = undefined;
        onReplaced();
        database.close();
        removeLogs(logs);
      }
      opened = open();
      return opened;
    },
    close() {
      isClosed = true;
      opened?.database.close();
      opened = undefined;
    },
  };
}
