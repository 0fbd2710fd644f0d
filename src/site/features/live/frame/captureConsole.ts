import { CONSOLE_LEVELS } from '../liveMessages.ts';
import type { ConsoleLevel } from '../liveMessages.ts';
import { createRateLimit } from '../createRateLimit.ts';
import { formatArguments } from './formatValue.ts';

/** The maximum number of lines per second. All others are dropped. */
const MAX_PER_SECOND = 100;

/** Also sends every console line to the page. */
export function captureConsole(send: (level: ConsoleLevel, text: string) => void): void {
  const limit = createRateLimit(MAX_PER_SECOND);
  for (const level of CONSOLE_LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      write(...values);
      if (limit.allows()) send(level, formatArguments(values));
      else if (limit.getRefused() === 1)
        send('warn', `More than ${MAX_PER_SECOND} lines in a second. The others were dropped.`);
    };
  }
}
