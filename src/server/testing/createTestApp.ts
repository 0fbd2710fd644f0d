import type { AppOptions } from '../AppOptions.ts';
import { createApp } from '../createApp.ts';
import type { App } from '../createApp.ts';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { createSiteFilesSource } from '../static/createSiteFilesSource.ts';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import type { Storage } from '../storage/Storage.ts';

export interface TestApp extends App {
  storage: Storage;
  /** The parsed log lines. */
  logs: Record<string, unknown>[];
  /** Requests a path like a page of the site does. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestAppOptions extends Partial<
  Pick<AppOptions, 'now' | 'isDraining' | 'storage' | 'watch'>
> {
  directory: string;
  env?: Record<string, string>;
}

/** The server for a test site, with a storage in memory and without a socket. */
export async function createTestApp({
  directory,
  env = {},
  storage = createSqliteStorage(':memory:'),
  ...options
}: TestAppOptions): Promise<TestApp> {
  const logs: Record<string, unknown>[] = [];
  const settings = parseEnv(env);
  const hasPolicyReports = settings.POLICY_REPORTS_RETENTION_DAYS !== undefined;
  const app = createApp({
    site: await createSiteFilesSource(directory, {
      hasPolicyReports,
      playgroundOrigin: settings.PLAYGROUND_ORIGIN,
      origins: settings.ORIGINS,
    }),
    storage,
    logger: createLogger('debug', (line) => logs.push(JSON.parse(line))),
    env: settings,
    ...options,
  });
  return {
    ...app,
    storage,
    logs,
    request: (path, init) => app.fetch(new Request(`http://docs.test${path}`, init)),
  };
}
