import path from 'node:path';
import type { Env } from '../env.ts';
import { createLazyStorage } from './createLazyStorage.ts';
import { retryWhileBusy } from './sqlite/retryWhileBusy.ts';
import type { Storage } from './Storage.ts';

export interface OpenOptions {
  /** Called if the database goes away, or if its file is deleted or replaced. The next use connects again. */
  onConnectionLost?: (error: Error) => void;
}

const OPEN_TIMEOUT_MS = 4000;

/** Opens the storage that the settings choose, and loads only that engine. */
export function openStorage(
  { DATABASE_URL: url, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  options: OpenOptions = {},
): Storage {
  if (url === undefined) {
    return createLazyStorage(async () => {
      const { createSqliteStorage } = await import('./sqlite/createSqliteStorage.ts');
      const file = path.join(DATA_DIR, 'site.db');
      const onReplaced = () =>
        options.onConnectionLost?.(new Error(`${file} was deleted or replaced.`));
      // Processes that start at the same time create the tables one after another.
      return retryWhileBusy(() => createSqliteStorage(file, { onReplaced }), OPEN_TIMEOUT_MS);
    });
  }
  return createLazyStorage(async () => {
    const { createPostgresStorage } = await import('./postgres/createPostgresStorage.ts');
    return createPostgresStorage(url, options);
  });
}
