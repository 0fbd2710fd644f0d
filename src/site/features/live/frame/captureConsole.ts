import { CONSOLE_LEVELS } from '../liveMessages.ts';
import type { ConsoleLevel } from '../liveMessages.ts';
import { formatArguments } from './formatValue.ts';

/** After this many lines in a second, the rest of the second is dropped. */
const MAX_PER_SECOND = 100;

/** Also sends every console line to the page. */
export function captureConsole(send: (level: ConsoleLevel, text: string) => void): void {
  let second = 0;
  let count = 0;
  for (const level of CONSOLE_LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      write(...values);
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) [second, count] = [now, 0];
      count += 1;
      if (count <= MAX_PER_SECOND) send(level, formatArguments(values));
      else if (count === MAX_PER_SECOND + 1)
        send('warn', `More than ${MAX_PER_SECOND} lines in a second.`);
    };
  }
}
