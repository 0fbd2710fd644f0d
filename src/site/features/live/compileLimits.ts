import type { LiveFile } from './LiveFile.ts';
import { LiveFault } from './LiveFault.ts';

/** As much as a link can hold, and more than twice the largest demo with its data. */
export const MAX_SOURCE_LENGTH = 256 * 1024;
/** Code that people write stays below 50. */
export const MAX_NESTING = 400;

/** Refuses what would keep the compiler busy for long. Its parsers are recursive, so deep nesting costs the most. */
export function assertWithinLimits(files: readonly LiveFile[]): void {
  const length = files.reduce((sum, { source }) => sum + source.length, 0);
  if (length > MAX_SOURCE_LENGTH) {
    throw new LiveFault('size', `The code is longer than ${MAX_SOURCE_LENGTH} characters.`, {
      limit: MAX_SOURCE_LENGTH,
    });
  }
  for (const { name, source } of files) {
    const line = findDeepLine(source);
    if (line !== undefined) throw createNestingFault({ file: name, line });
  }
}

export function createNestingFault(place: { file?: string; line?: number } = {}): LiveFault {
  return new LiveFault('nesting', `The code is nested more than ${MAX_NESTING} levels deep.`, {
    limit: MAX_NESTING,
    ...place,
  });
}

/**
 * The first line on which more brackets are open than allowed. Brackets in strings count too: it has to be cheap, and no text has
 * hundreds of brackets that it doesn't close.
 */
function findDeepLine(source: string): number | undefined {
  let depth = 0;
  let line = 1;
  for (const character of source) {
    if (character === '\n') line += 1;
    else if (character === '(' || character === '[' || character === '{') depth += 1;
    else if (character === ')' || character === ']' || character === '}')
      depth = Math.max(0, depth - 1);
    if (depth > MAX_NESTING) return line;
  }
  return undefined;
}

/** Chrome and Safari throw a `RangeError`, Firefox an `InternalError`. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion/i.test(error.message);
}
