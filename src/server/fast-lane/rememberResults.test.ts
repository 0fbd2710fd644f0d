import { expect, it, vi } from 'vitest';
import { rememberResults } from './rememberResults.ts';

function setUp() {
  const compute = vi.fn((text: string) => (text === 'no' ? undefined : { text }));
  return { compute, remembering: rememberResults(compute, { entries: 2, maxLength: 4 }) };
}

it('gives the same result for the same text, and computes it once', () => {
  const { compute, remembering } = setUp();
  expect(remembering('a')).toBe(remembering('a'));
  expect(compute).toHaveBeenCalledTimes(1);
});

it('starts over when it has kept as many as it may', () => {
  const { compute, remembering } = setUp();
  for (const text of ['a', 'b', 'c', 'a']) expect(remembering(text)).toEqual({ text });
  expect(compute).toHaveBeenCalledTimes(4);
});

it('keeps neither long texts nor the lack of a result', () => {
  const { compute, remembering } = setUp();
  for (const text of ['long one', 'long one', 'no', 'no']) remembering(text);
  expect(compute).toHaveBeenCalledTimes(4);
});
