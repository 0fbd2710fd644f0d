import { MAX_NESTING } from './limits.ts';

/**
 * The first line on which more brackets are open than allowed. Brackets in strings count too: it has to be cheap, and no text has
 * hundreds of brackets that it doesn't close.
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
