// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createListSlot } from './createListSlot.ts';

const slot = createListSlot({ key: 'x-list', most: 3 });
beforeEach(() => localStorage.clear());

it.each([
  ['a list', '["a","b"]', ['a', 'b']],
  ['a list that is too long', '["a","b","c","d"]', ['a', 'b', 'c']],
  ['only the texts of a list', '["a",5,null,{"b":1},"c"]', ['a', 'c']],
  ['something else', '{"a":1}', []],
  ['broken JSON', '["a"', []],
])('reads %s', (_, stored, expected) => {
  localStorage.setItem('x-list', stored);
  expect(slot.get()).toEqual(expected);
});

it('stores the first items', () => {
  slot.set(['a', 'b', 'c', 'd']);
  expect(localStorage.getItem('x-list')).toBe('["a","b","c"]');
});
