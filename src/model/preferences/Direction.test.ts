import { expect, it } from 'vitest';
import { isDirection } from './Direction.ts';

it.each([
  ['ltr', true],
  ['rtl', true],
  ['auto', false],
  [null, false],
])('isDirection(%j) → %j', (value, expected) => {
  expect(isDirection(value)).toBe(expected);
});
