import type { Logger } from '../createLogger.ts';
import type { Storage } from '../storage/Storage.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Deletes events that are too old, now and every hour, until the returned function is called. */
export function startRetention(storage: Storage, days: number, logger: Logger): () => void {
  const sweep = async () => {
    try {
      const count = await storage.deleteEventsBefore(Date.now() - days * DAY_MS);
      if (count > 0) logger.log('info', 'Old events deleted', { count });
    } catch (error) {
      logger.log('error', 'Old events could not be deleted', { error });
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
