// @vitest-environment happy-dom
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { formatArguments } from './formatArguments.ts';

const cyclic: Record<string, unknown> = { name: 'a' };
cyclic['self'] = cyclic;

const hostile = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('no');
    },
  },
);

describe('formatArguments', () => {
  it.each<{ values: unknown[]; expected: string }>(
    [
      [[], ''],
      [[1, true, null, undefined], '1, true, null, undefined'],
      [['a', 10n, Symbol('s')], "'a', 10n, Symbol(s)"],
      [[{ page: 1, pageSize: 10 }], '{ page: 1, pageSize: 10 }'],
      [[[1, 2, 3, 4, 5, 6, 7]], '[1, 2, 3, 4, 5, … 2 more]'],
      [[new Set([1]), new Map([['a', 1]])], "Set [1], Map [['a', 1]]"],
      [[{ a: { b: { c: {} } } }], '{ a: { b: {…} } }'],
      [[[], {}], '[], {}'],
      [[function apply() {}], 'apply()'],
      [[new Error('no rows')], 'Error: no rows'],
      [[new Date('2026-03-09T00:00:00Z')], '2026-03-09T00:00:00Z'],
      [[dayjs('2026-03-09T10:00:00Z')], '2026-03-09T10:00:00Z'],
      [[new Date(Number.NaN), dayjs('no date')], 'invalid date, invalid date'],
      [[cyclic], "{ name: 'a', self: { name: 'a', self: {…} } }"],
      [[hostile], '(unreadable)'],
      [[{ nativeEvent: {}, type: 'click' }], 'click event'],
      [['<img onerror=alert(1)>'], "'<img onerror=alert(1)>'"],
    ].map(([values, expected]) => ({ values: values as unknown[], expected: String(expected) })),
  )('gives $expected', ({ values, expected }) => {
    expect(formatArguments(values)).toBe(expected);
  });

  it('shows events and elements by name', () => {
    const event = new MouseEvent('click');
    expect(formatArguments([event, document.createElement('button')])).toBe(
      'click event, <button>',
    );
  });

  it('stays short', () => {
    const large = Array.from({ length: 500 }, (_, index) => ({ [`key${index}`]: 'x'.repeat(100) }));
    expect(formatArguments([large, large, 'y'.repeat(1000)]).length).toBeLessThanOrEqual(241);
  });
});
