import { tsxLanguage } from '@codemirror/lang-javascript';
import type { PartialParse } from '@lezer/common';
import { findDeepLine } from '#model/code/findDeepLine.ts';
import { MAX_SOURCE_LENGTH } from '#model/code/limits.ts';

/**
 * TypeScript with JSX, for code that a reader types, pastes, or opens from a link. Text that would keep the parser busy for seconds,
 * such as 60,000 open brackets, isn't highlighted, and neither is text that makes the parser fail.
 */
export const codeLanguage = tsxLanguage.configure({
  wrap: (inner, input) =>
    input.length > MAX_SOURCE_LENGTH || findDeepLine(input.read(0, input.length)) !== undefined
      ? createEmptyParse(input.length)
      : guardParse(inner, input.length),
});

/** Creates a parse that finishes immediately with an empty tree. */
function createEmptyParse(length: number): PartialParse {
  return {
    parsedPos: length,
    stoppedAt: null,
    stopAt() {},
    advance: () => tsxLanguage.parser.parse(''),
  };
}

/** Catches stack overflows, because the parser reads thousands of nested operators recursively. */
function guardParse(inner: PartialParse, length: number): PartialParse {
  let parse = inner;
  return {
    get parsedPos() {
      return parse.parsedPos;
    },
    get stoppedAt() {
      return parse.stoppedAt;
    },
    stopAt: (position) => parse.stopAt(position),
    advance() {
      try {
        return parse.advance();
      } catch {
        parse = createEmptyParse(length);
        return parse.advance();
      }
    },
  };
}
