import { describe, expect, it } from 'vitest';
import { findNextIndex } from './findNextIndex.ts';

describe('findNextIndex', () => {
  it.each([
    ['ArrowRight', 0, 'ltr', 1],
    ['ArrowRight', 3, 'ltr', 0],
    ['ArrowLeft', 0, 'ltr', 3],
    ['ArrowRight', 1, 'rtl', 0],
    ['ArrowLeft', 1, 'rtl', 2],
    ['Home', 2, 'ltr', 0],
    ['End', 0, 'rtl', 3],
    ['Enter', 2, 'ltr', 2],
  ] as const)('%s at %i in %s goes to %i', (key, index, direction, expected) => {
    expect(findNextIndex(key, index, 4, direction)).toBe(expected);
  });
});
