import { tsxLanguage } from '@codemirror/lang-javascript';
import type { PartialParse } from '@lezer/common';
import { findDeepLine } from '#model/code/findDeepLine.ts';
import { MAX_SOURCE_LENGTH } from '#model/code/limits.ts';

/**
 * TypeScript with JSX, for code that a reader types, pastes, or gets in a link. Text that would keep the parser busy for seconds,
 * such as 60,000 open brackets, is treated as plain text, without colors. So is text that the parser fails on.
 */
export const codeLanguage = tsxLanguage.configure({
  wrap: (inner, input) =>
    input.length > MAX_SOURCE_LENGTH || findDeepLine(input.read(0, input.length)) !== undefined
      ? createEmptyParse(input.length)
      : guardParse(inner, input.length),
});

/** A parse that is done at once and found nothing. */
function createEmptyParse(length: number): PartialParse {
  return {
    parsedPos: length,
    stoppedAt: null,
    stopAt() {},
    advance: () => tsxLanguage.parser.parse(''),
  };
}

/** The parser reads thousands of nested operators recursively, and then the stack overflows. */
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
