import path from 'node:path';
import type { Env } from '../env.ts';
import { createLazyStorage } from './createLazyStorage.ts';
import { retryWhileBusy } from './sqlite/retryWhileBusy.ts';
import type { Storage } from './Storage.ts';

export interface OpenOptions {
  onConnectionLost?: (error: Error) => void;
}

const OPEN_TIMEOUT_MS = 4000;

/** The storage that the settings name. Each engine is loaded only where it is used. */
export function openStorage(
  { DATABASE_URL: url, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  options: OpenOptions = {},
): Storage {
  if (url === undefined) {
    return createLazyStorage(async () => {
      const { createSqliteStorage } = await import('./sqlite/createSqliteStorage.ts');
      const file = path.join(DATA_DIR, 'site.db');
      // Processes that start together make the tables one after another.
      return retryWhileBusy(() => createSqliteStorage(file), OPEN_TIMEOUT_MS);
    });
  }
  return createLazyStorage(async () => {
    const { createPostgresStorage } = await import('./postgres/createPostgresStorage.ts');
    return createPostgresStorage(url, options);
  });
}
