import { expect, it } from 'vitest';
import { countUnseen } from './countUnseen.ts';

it.each([
  [[3, 2, 1], undefined, 3],
  [[3, 2, 1], '0', 3],
  [[3, 2, 1], '2', 1],
  [[3, 2, 1], '3', 0],
  [[3, 2, 1], '9', 0],
  [[3, 2, 1], 'nonsense', 3],
  [[], undefined, 0],
])('of %o counts those after %s: %i', (ids, lastSeen, expected) => {
  expect(countUnseen(ids, lastSeen)).toBe(expected);
});
