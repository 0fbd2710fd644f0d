import { describe, expect, it } from 'vitest';
import { emphasizeLines, parseLineRanges } from './lineRanges.ts';

describe('parseLineRanges', () => {
  it.each([
    ['2', [2]],
    ['2,4-6', [2, 4, 5, 6]],
    ['', []],
    ['x-y', []],
  ])('reads %j', (text, lines) => {
    expect([...parseLineRanges(text)]).toEqual(lines);
  });
});

describe('emphasizeLines', () => {
  it('wraps only the requested lines', () => {
    expect(emphasizeLines('a\n<b>c</b>\n', new Set([2, 3]))).toBe(
      'a\n<span class="hl"><b>c</b></span>\n<span class="hl"> </span>',
    );
  });
});
