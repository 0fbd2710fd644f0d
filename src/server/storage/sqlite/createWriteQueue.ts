import { commit } from './commit.ts';
import type { Connection } from './createConnection.ts';
import type { Statements } from './prepareStatements.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';

export interface WriteQueue {
  /** Resolves once the write is on the disk. */
  add<Result>(write: (statements: Statements) => Result): Promise<Result>;
  /** Resolves once all writes are done. */
  drain(): Promise<void>;
}

interface Job {
  write: (statements: Statements) => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Groups writes that arrive together into one transaction, because waiting for the disk takes as long for one write as for a hundred.
 * If another process has locked the file, the queue waits without blocking this process.
 */
export function createWriteQueue(connection: Connection, busyTimeoutMs: number): WriteQueue {
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
      const results = await retryWhileBusy(
        () => commit(connection, ({ statements }) => jobs.map(({ write }) => write(statements))),
        busyTimeoutMs,
      );
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
