import { describe, expect, it } from 'vitest';
import { cleanText, COMMENT_LENGTH, findCommentFault } from './Feedback.ts';

describe('findCommentFault', () => {
  it.each([
    ['', 'tooShort'],
    ['123456789', 'tooShort'],
    ['   1234567   ', 'tooShort'],
    ['\0'.repeat(20), 'tooShort'],
    ['👍'.repeat(9), 'tooShort'],
    ['1234567890', undefined],
    ['👍'.repeat(10), undefined],
    ['很好的文档，谢谢你们！', undefined],
    ['a'.repeat(COMMENT_LENGTH.max), undefined],
    [`  ${'a'.repeat(COMMENT_LENGTH.max)}\n`, undefined],
    ['👍'.repeat(COMMENT_LENGTH.max), undefined],
    ['a'.repeat(COMMENT_LENGTH.max + 1), 'tooLong'],
  ])('judges %j as %s', (comment, fault) => {
    expect(findCommentFault(comment)).toBe(fault);
  });
});

describe('cleanText', () => {
  it.each([
    ['  one\r\ntwo\rthree ', 'one\ntwo\nthree'],
    ['tab\tand\nline', 'tab\tand\nline'],
    ['nu\0ll and \x1b[31mred', 'null and [31mred'],
    ['half \ud83d a pair', 'half \ufffd a pair'],
  ])('turns %j into %j', (comment, cleaned) => {
    expect(cleanText(comment)).toBe(cleaned);
  });
});
