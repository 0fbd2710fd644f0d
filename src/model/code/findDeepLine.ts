import { MAX_NESTING } from './limits.ts';

/**
 * Finds the first line where more brackets are open than allowed. Brackets in strings count too, because the check has to be cheap
 * and no real string leaves hundreds of brackets open.
 */
export function findDeepLine(source: string): number | undefined {
  let depth = 0;
  let line = 1;
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index];
    if (character === '\n') line += 1;
    else if (character === '(' || character === '[' || character === '{') depth += 1;
    else if (character === ')' || character === ']' || character === '}')
      depth = Math.max(0, depth - 1);
    if (depth > MAX_NESTING) return line;
  }
  return undefined;
}
