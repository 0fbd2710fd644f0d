import { describe, expect, it } from 'vitest';
import { findLocation } from './findLocation.ts';

describe('findLocation', () => {
  it("finds the first position in the reader's files", () => {
    const stack =
      'TypeError: x\n    at f (https://a.example/x/live/1/react.js:1:99)\n    at Demo (Demo.tsx:4:15)\n    at data.ts:1:1';
    expect(findLocation(stack, ['Demo.tsx', 'data.ts'])).toEqual({
      file: 'Demo.tsx',
      line: 4,
      column: 15,
    });
  });

  it('finds nothing if the stack contains only packages', () => {
    expect(
      findLocation('at f (https://a.example/x/live/1/react.js:1:99)', ['Demo.tsx']),
    ).toBeUndefined();
  });
});
