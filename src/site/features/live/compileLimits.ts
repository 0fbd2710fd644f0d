import { findDeepLine } from '#model/code/findDeepLine.ts';
import { MAX_NESTING, MAX_SOURCE_LENGTH } from '#model/code/limits.ts';
import type { LiveFile } from './LiveFile.ts';
import { LiveFault } from './LiveFault.ts';

/** Throws for code that would keep the compiler busy for long. Its parsers are recursive, so deep nesting is the worst. */
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

/** Chrome and Safari throw a `RangeError`, and Firefox throws an `InternalError`. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion/i.test(error.message);
}
