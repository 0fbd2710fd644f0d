import { describe, expect, it } from 'vitest';
import { createEntityTag, matchesEntityTag } from './entityTag.ts';

describe('createEntityTag', () => {
  it('differs by encoding', () => {
    expect(createEntityTag('abc', undefined)).toBe('"abc"');
    expect(createEntityTag('abc', 'br')).toBe('"abc-br"');
  });
});

describe('matchesEntityTag', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc"', true],
    ['"x" , W/"abc"', true],
    ['*', true],
    ['"abcd"', false],
    ['abc', false],
    ['', false],
    [null, false],
  ])('compares %j', (header, expected) => {
    expect(matchesEntityTag(header, '"abc"')).toBe(expected);
  });
});
