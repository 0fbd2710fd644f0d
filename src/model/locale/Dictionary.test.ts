import { describe, expect, expectTypeOf, it } from 'vitest';
import { listKeys, lookUp, type DictionaryKey } from './Dictionary.ts';

const strings = { search: 'Search…', settings: { mode: { dark: 'Dark' }, empty: '' } };

describe('lookUp', () => {
  it.each([
    ['search', 'Search…'],
    ['settings.mode.dark', 'Dark'],
    ['settings.mode', undefined],
    ['settings.empty', undefined],
    ['search.length', undefined],
    ['settings.toString', undefined],
    ['toString', undefined],
    ['', undefined],
  ])('finds %j → %j', (key, expected) => {
    expect(lookUp(strings, key)).toBe(expected);
  });
});

describe('listKeys', () => {
  it('joins groups with dots', () => {
    expect(listKeys(strings)).toEqual(['search', 'settings.mode.dark', 'settings.empty']);
  });

  it('returns the same keys as the type', () => {
    expectTypeOf<DictionaryKey<typeof strings>>().toEqualTypeOf<
      'search' | 'settings.mode.dark' | 'settings.empty'
    >();
  });
});
