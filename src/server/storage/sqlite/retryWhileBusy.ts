import { setTimeout as sleep } from 'node:timers/promises';

/** Short and random, so that two busy processes take turns. */
const WAIT_MS = { min: 1, max: 6 };

/** Retries while another process has locked the file. SQLite's own timeout would block this process while it waits. */
export async function retryWhileBusy<Result>(
  run: () => Result,
  timeoutMs: number,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await sleep(WAIT_MS.min + Math.random() * (WAIT_MS.max - WAIT_MS.min));
    }
  }
}

/** SQLITE_BUSY and its variants have the same lowest byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}
