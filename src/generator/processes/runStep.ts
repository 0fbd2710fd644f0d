import { formatDuration } from './formatDuration.ts';
import type { OnProgress } from './Progress.ts';

/** Where steps print: a terminal shows progress in place, anything else gets one line per step. */
export interface StepOutput {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

type Remark = string | undefined | void;

/** Redrawing more often only costs time. */
const REDRAW_MS = 80;
const CLEAR_LINE = '\r\u001B[2K';

/** Runs one named step of a task and prints a line about it. The step may report progress and return a remark for that line. */
export async function runStep(
  name: string,
  run: (onProgress: OnProgress) => Promise<Remark> | Remark,
  output: StepOutput = process.stdout,
): Promise<void> {
  const start = performance.now();
  const isLive = output.isTTY === true;
  const label = name.padEnd(14);
  let shownAt = -Infinity;
  const show = (text: string) => output.write(`${CLEAR_LINE}${label}  ${text}`);
  if (isLive) show('…');
  try {
    const remark = await run((done, total) => {
      const now = performance.now();
      if (!isLive || (now - shownAt < REDRAW_MS && done < total)) return;
      shownAt = now;
      show(`${formatDuration(now - start).padStart(8)}  ${done} of ${total}`);
    });
    const time = formatDuration(performance.now() - start).padStart(8);
    const line = [label, time, remark ?? ''].join('  ').trimEnd();
    output.write(`${isLive ? CLEAR_LINE : ''}${line}\n`);
  } catch (error) {
    // The error message that follows starts on a new line.
    if (isLive) output.write(`${CLEAR_LINE}${label}  failed\n`);
    throw error;
  }
}
