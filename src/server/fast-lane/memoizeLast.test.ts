import { expect, it, vi } from 'vitest';
import { memoizeLast } from './memoizeLast.ts';

function setUp() {
  const compute = vi.fn((text: string) => (text === 'no' ? undefined : { text }));
  return { compute, memoized: memoizeLast(compute, { entries: 2, maxLength: 4 }) };
}

it('returns the same result for the same text, and computes it once', () => {
  const { compute, memoized } = setUp();
  expect(memoized('a')).toBe(memoized('a'));
  expect(compute).toHaveBeenCalledTimes(1);
});

it('starts over when the cache is full', () => {
  const { compute, memoized } = setUp();
  for (const text of ['a', 'b', 'c', 'a']) expect(memoized(text)).toEqual({ text });
  expect(compute).toHaveBeenCalledTimes(4);
});

it("doesn't cache long texts or missing results", () => {
  const { compute, memoized } = setUp();
  for (const text of ['long one', 'long one', 'no', 'no']) memoized(text);
  expect(compute).toHaveBeenCalledTimes(4);
});
