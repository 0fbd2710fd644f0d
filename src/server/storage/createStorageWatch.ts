import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../createLogger.ts';
import type { Storage } from './Storage.ts';

export type StorageState = 'ok' | 'unavailable';

export interface StorageWatch {
  /** Returns the result of the last check if it's recent. Otherwise checks now, which takes a second at most. */
  getState(): Promise<StorageState>;
  /** Starts to check regularly, until the returned function is called. */
  start(): () => void;
}

export interface WatchOptions {
  intervalMs?: number;
  /** A check that takes longer counts as failed. */
  timeoutMs?: number;
}

/** Keeps track of whether the storage works, so that no request has to wait for a database that hangs. */
export function createStorageWatch(
  storage: Pick<Storage, 'check'>,
  logger: Logger,
  { intervalMs = 5000, timeoutMs = 1000 }: WatchOptions = {},
): StorageWatch {
  let state: StorageState | undefined;
  let checkedAt = 0;
  /** May take longer than the check that started it. No other write starts until it settles. */
  let writing: Promise<void> | undefined;
  let checking: Promise<StorageState> | undefined;

  async function check(): Promise<StorageState> {
    writing ??= storage.check().finally(() => (writing = undefined));
    const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
      throw new Error(`The storage did not respond within ${timeoutMs} ms.`);
    });
    const error = await Promise.race([writing, late]).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const before = state;
    state = error === undefined ? 'ok' : 'unavailable';
    checkedAt = performance.now();
    if (state !== before) logChange(logger, before, error);
    return state;
  }

  const checkOnce = () => (checking ??= check().finally(() => (checking = undefined)));

  return {
    async getState() {
      const isRecent = performance.now() - checkedAt < intervalMs + timeoutMs;
      return state !== undefined && isRecent ? state : checkOnce();
    },
    start() {
      void checkOnce();
      const timer = setInterval(() => void checkOnce(), intervalMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

function logChange(logger: Logger, before: StorageState | undefined, error: unknown): void {
  if (error !== undefined) {
    logger.log('error', 'The storage is unavailable; pages are served, feedback is refused', {
      error,
    });
  } else if (before !== undefined) {
    logger.log('info', 'The storage is available again');
  }
}
