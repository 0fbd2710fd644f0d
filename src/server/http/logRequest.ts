import type { Logger } from '../createLogger.ts';

export interface RequestRecord {
  id: string;
  method: string;
  /** Path or whole URL. */
  target: string;
  status: number;
  /** When the request arrived, by `performance.now()`. */
  start: number;
  /** Why the response isn't the expected one, if something went wrong. */
  error?: unknown;
}

/** Logs a request. Served files are only logged at level `debug`, because there are many and they say little. */
export function logRequest(
  logger: Logger,
  { id, method, target, status, start, error }: RequestRecord,
): void {
  const level = chooseLevel(method, status, error);
  if (!logger.isEnabled(level)) return;
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const path = readPath(target);
  logger.log(level, 'Request', {
    id,
    method,
    path,
    status,
    ms,
    ...(error !== undefined && { error }),
  });
}

function chooseLevel(method: string, status: number, error: unknown) {
  if (status >= 500) return 'error';
  if (error !== undefined) return 'warn';
  return status < 400 && method !== 'POST' ? 'debug' : 'info';
}

/** `http://host/x/?a=1` → `/x/`. Drops the query, which can contain what a visitor typed. */
function readPath(target: string): string {
  return target.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/s, '');
}
