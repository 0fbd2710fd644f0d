import type { DatabaseSync } from 'node:sqlite';
import { retryWhileBusy } from './retryWhileBusy.ts';

export interface WriteQueue {
  /** Resolves once the write is on the disk. */
  add<Result>(write: () => Result): Promise<Result>;
  /** Resolves when nothing waits any more. */
  drain(): Promise<void>;
}

interface Job {
  write: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Puts the writes of one moment into one transaction, since waiting for the disk costs the same for
 * one as for a hundred. Another process that holds the file is waited for without blocking this one.
 */
export function createWriteQueue(database: DatabaseSync, busyTimeoutMs: number): WriteQueue {
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      await writeAll(jobs);
    }
    running = undefined;
  }

  async function writeAll(jobs: readonly Job[]): Promise<void> {
    try {
      await retryWhileBusy(() => database.exec('BEGIN IMMEDIATE'), busyTimeoutMs);
      const results = commit(database, jobs);
      jobs.forEach((job, index) => job.resolve(results[index] as never));
    } catch (error) {
      for (const job of jobs) job.reject(error);
    }
  }

  return {
    add: (write) =>
      new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject });
        running ??= run();
      }),
    drain: async () => running,
  };
}

function commit(database: DatabaseSync, jobs: readonly Job[]): unknown[] {
  try {
    const results = jobs.map(({ write }) => write());
    database.exec('COMMIT');
    return results;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
