import { describe, expect, it } from 'vitest';
import { formatArguments, formatValue } from './formatValue.ts';

const circular: Record<string, unknown> = { name: 'a' };
circular['self'] = circular;

describe('formatValue', () => {
  it.each([
    ['text', '"text"'],
    [1, '1'],
    [10n, '10n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [Symbol('s'), 'Symbol(s)'],
    [{ id: 1, tags: ['a', 'b'] }, '{id: 1, tags: ["a", "b"]}'],
    [new Map([['a', 1]]), 'Map(1) {"a" → 1}'],
    [new Set([1]), 'Set(1) {1}'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Date(NaN), 'Invalid Date'],
    [{ a: { b: { c: { d: 1 } } } }, '{a: {b: {c: {…}}}}'],
    [circular, '{name: "a", self: (circular)}'],
    [function named() {}, 'function named'],
    [/a/g, '/a/g'],
    [Object.create(null), '{}'],
  ])('writes %o as %s', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it('handles values that throw when they are read', () => {
    const hostile = {
      get trap() {
        throw new Error('no');
      },
    };
    expect(formatValue(hostile)).toBe('(unreadable)');
  });

  it('shortens long lists', () => {
    expect(formatValue(Array.from({ length: 45 }, () => 0))).toMatch(/0, … 5 more\]$/);
  });
});

describe('formatArguments', () => {
  it.each([
    [['plain', 1, { a: 1 }], 'plain 1 {a: 1}'],
    [['%s has %d', 'grid', 3, 'more'], 'grid has 3 more'],
    [['100%% %c styled', 'color: red'], '100%  styled'],
    [['%s'], '%s'],
    [[], ''],
  ])('joins %j', (values, text) => {
    expect(formatArguments(values)).toBe(text);
  });
});
