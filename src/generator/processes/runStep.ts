import { formatDuration } from './formatDuration.ts';

/** Runs one named step of a task and prints a line about it; the step may return a remark for that line. */
export async function runStep(
  name: string,
  run: () => Promise<string | undefined | void> | string | undefined | void,
): Promise<void> {
  const start = performance.now();
  const remark = await run();
  const line = [
    name.padEnd(14),
    formatDuration(performance.now() - start).padStart(8),
    remark ?? '',
  ];
  console.log(line.join('  ').trimEnd());
}
