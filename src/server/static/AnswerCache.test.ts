import { describe, expect, it } from 'vitest';
import { AnswerCache } from './AnswerCache.ts';

const answer = (size: number) => ({ status: 200, headers: {}, body: new Uint8Array(size) });

describe('AnswerCache', () => {
  it('returns what was stored', () => {
    const cache = new AnswerCache(10);
    const kept = answer(5);
    cache.set('a', kept);
    expect(cache.get('a')).toBe(kept);
    expect(cache.get('b')).toBeUndefined();
  });

  it('drops the least recently used answer', () => {
    const cache = new AnswerCache(10);
    cache.set('a', answer(4));
    cache.set('b', answer(4));
    cache.get('a');
    cache.set('c', answer(4));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
  });

  it('counts a replaced answer once', () => {
    const cache = new AnswerCache(10);
    for (let round = 0; round < 5; round += 1) cache.set('a', answer(5));
    cache.set('b', answer(5));
    expect(cache.get('a')).toBeDefined();
  });

  it("doesn't store an answer that is larger than the cache", () => {
    const cache = new AnswerCache(10);
    cache.set('a', answer(11));
    expect(cache.get('a')).toBeUndefined();
  });
});
