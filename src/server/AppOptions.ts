import type { Logger } from './createLogger.ts';
import type { Env } from './env.ts';
import type { RequestRecord } from './http/logRequest.ts';
import type { SiteFilesSource } from './static/createSiteFilesSource.ts';
import type { StorageWatch } from './storage/createStorageWatch.ts';
import type { Storage } from './storage/Storage.ts';

/** The parts that the server is made of. Tests replace some of them. */
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
  /** Created from the storage by default. */
  watch?: StorageWatch;
  /** Called after every response. */
  onRequest?: ((request: RequestRecord) => void) | undefined;
  isDraining?: () => boolean;
  now?: () => number;
}
