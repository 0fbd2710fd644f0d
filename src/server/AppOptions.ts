import type { Logger } from './createLogger.ts';
import type { Env } from './env.ts';
import type { RequestRecord } from './http/logRequest.ts';
import type { SiteFilesSource } from './static/createSiteFilesSource.ts';
import type { StorageWatch } from './storage/createStorageWatch.ts';
import type { Storage } from './storage/Storage.ts';

/** The parts of the server; tests replace some of them. */
export interface AppOptions {
  site: SiteFilesSource;
  storage: Storage;
  logger: Logger;
  env: Pick<
    Env,
    | 'HOST'
    | 'TRUSTED_PROXIES'
    | 'HSTS_SCOPE'
    | 'ORIGINS'
    | 'FEEDBACK_PER_MINUTE'
    | 'MCP_PER_MINUTE'
    | 'EVENTS_RETENTION_DAYS'
    | 'POLICY_REPORTS_RETENTION_DAYS'
    | 'WORKERS'
    | 'DATABASE_URL'
  >;
  /** Created from the storage unless given. */
  watch?: StorageWatch;
  /** Called for every request that was answered. */
  onRequest?: ((request: RequestRecord) => void) | undefined;
  isDraining?: () => boolean;
  now?: () => number;
}
