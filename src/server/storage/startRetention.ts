import type { Logger } from '../createLogger.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface Retention {
  /** The name in the log, such as `events`. */
  name: string;
  /** How many days entries are kept. If it's `undefined`, nothing is deleted. */
  days: number | undefined;
  /** Resolves to the number of deleted entries. */
  deleteBefore(time: number): Promise<number>;
}

/** Deletes old entries now and every hour, until the returned function is called. */
export function startRetention(
  { name, days, deleteBefore }: Retention,
  logger: Logger,
): () => void {
  if (days === undefined) return () => {};
  const sweep = async () => {
    try {
      const count = await deleteBefore(Date.now() - days * DAY_MS);
      if (count > 0) logger.log('info', `Old ${name} deleted`, { count });
    } catch (error) {
      logger.log('error', `Old ${name} could not be deleted`, { error });
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
