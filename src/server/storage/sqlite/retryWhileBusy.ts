import { setTimeout as sleep } from 'node:timers/promises';

/** Short and uneven, so that two busy processes take turns. */
const WAIT_MS = { min: 1, max: 6 };

/** Tries again while another process holds the file. SQLite could wait itself, but would block this process meanwhile. */
export async function retryWhileBusy<Result>(
  run: () => Result,
  timeoutMs: number,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      await sleep(WAIT_MS.min + Math.random() * (WAIT_MS.max - WAIT_MS.min));
    }
  }
}

/** SQLITE_BUSY and its kin, told by their lowest byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}
