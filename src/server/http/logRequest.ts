import type { Logger } from '../createLogger.ts';

export interface RequestRecord {
  id: string;
  method: string;
  /** Path or whole address. */
  target: string;
  status: number;
  /** When the request came, by `performance.now()`. */
  start: number;
}

/** Files that were served are for `debug`: there are many, and they tell little. */
export function logRequest(
  logger: Logger,
  { id, method, target, status, start }: RequestRecord,
): void {
  const isRoutine = status < 400 && method !== 'POST';
  const level = isRoutine ? 'debug' : status >= 500 ? 'error' : 'info';
  if (!logger.isEnabled(level)) return;
  const ms = Math.round((performance.now() - start) * 10) / 10;
  // Without the query, which may hold what a reader typed.
  const { pathname: path } = new URL(target, 'http://localhost');
  logger.log(level, 'Request', { id, method, path, status, ms });
}
