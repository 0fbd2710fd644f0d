import type { DatabaseSync } from 'node:sqlite';
import { readIdentity, readLogIdentities, removeLogs } from './fileIdentity.ts';
import type { LogIdentities } from './fileIdentity.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareStatements } from './prepareStatements.ts';
import type { Statements } from './prepareStatements.ts';

export interface ConnectionOptions {
  /** The maximum number of 4 kB pages in the file. Tests use it to simulate a full disk. */
  maxPages?: number;
  /** Called if the file was deleted or replaced, before it's opened again. */
  onReplaced?: () => void;
}

/** A database file that is opened again when somebody deletes or replaces it. */
export interface Connection {
  /** Throws if the file can't be opened. */
  get(): OpenConnection;
  /** False if the file was deleted or replaced since it was opened, so the last writes are lost. */
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
      // If the file is replaced while it's being opened, the next use opens it again.
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
