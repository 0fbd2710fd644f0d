import type { Logger } from '../createLogger.ts';
import type { Env } from '../env.ts';
import { startRetention } from './startRetention.ts';
import type { Storage } from './Storage.ts';

/** Deletes events and policy reports when they're older than the settings allow. */
export function startRetentions(
  env: Pick<Env, 'EVENTS_RETENTION_DAYS' | 'POLICY_REPORTS_RETENTION_DAYS'>,
  storage: Storage,
  logger: Logger,
): () => void {
  const stops = [
    startRetention(
      {
        name: 'events',
        days: env.EVENTS_RETENTION_DAYS,
        deleteBefore: (time) => storage.deleteEventsBefore(time),
      },
      logger,
    ),
    startRetention(
      {
        name: 'policy reports',
        days: env.POLICY_REPORTS_RETENTION_DAYS,
        deleteBefore: (time) => storage.deletePolicyViolationsBefore(time),
      },
      logger,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
