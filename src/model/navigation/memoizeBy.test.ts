import { expect, it, vi } from 'vitest';
import { memoizeBy } from './memoizeBy.ts';

it('calls the function once for each object', () => {
  const count = vi.fn((list: readonly number[]) => list.length);
  const remembered = memoizeBy(count);
  const [one, other] = [[1], [1]];
  expect([remembered(one), remembered(one), remembered(other)]).toEqual([1, 1, 1]);
  expect(count.mock.calls).toEqual([[one], [other]]);
});

it('caches undefined', () => {
  const find = vi.fn((): string | undefined => undefined);
  const remembered = memoizeBy(find);
  const key = {};
  expect([remembered(key), remembered(key)]).toEqual([undefined, undefined]);
  expect(find).toHaveBeenCalledOnce();
});
