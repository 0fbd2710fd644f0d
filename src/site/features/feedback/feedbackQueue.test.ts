// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feedback } from '#model/feedback/Feedback.ts';
import { enqueueFeedback, flushFeedback } from './feedbackQueue.ts';
import { queueSlot } from './feedbackSlots.ts';
import type { Outcome } from './feedbackState.ts';

const entry = (page: string): Feedback => ({ page, vote: 1, language: 'en', version: '8.13.1' });
const listPages = () => queueSlot.get().map(({ page }) => page);

beforeEach(() => {
  localStorage.clear();
  for (const page of ['a', 'b', 'c']) enqueueFeedback(entry(page));
});

afterEach(() => vi.unstubAllGlobals());

describe('flushFeedback', () => {
  it.each<[string, Outcome['kind'][], stored: number, left: string[]]>([
    ['all', ['stored', 'stored', 'stored'], 3, []],
    ['until one fails, and keeps the rest', ['stored', 'failed'], 1, ['b', 'c']],
    ['until the rate limit', ['limited'], 0, ['a', 'b', 'c']],
    ['the rest if one is rejected for good', ['refused', 'stored', 'stored'], 2, []],
  ])('sends %s', async (_, kinds, stored, left) => {
    const sent: string[] = [];
    const post = async ({ page }: Feedback) => {
      sent.push(page);
      return { kind: kinds[sent.length - 1], seconds: 1 } as Outcome;
    };
    expect(await flushFeedback(post)).toBe(stored);
    expect(sent).toEqual(['a', 'b', 'c'].slice(0, kinds.length));
    expect(listPages()).toEqual(left);
  });

  it('keeps feedback that is added while it sends', async () => {
    let count = 0;
    await flushFeedback(async () => {
      count += 1;
      if (count === 1) enqueueFeedback(entry('d'));
      return { kind: count === 1 ? 'stored' : 'failed' };
    });
    expect(listPages()).toEqual(['b', 'c', 'd']);
  });
});

describe('enqueueFeedback', () => {
  it('returns false if the list is full', () => {
    for (let index = 3; index < 50; index += 1) expect(enqueueFeedback(entry('x'))).toBe(true);
    expect(enqueueFeedback(entry('y'))).toBe(false);
    expect(queueSlot.get()).toHaveLength(50);
  });

  it('returns false if storage is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(enqueueFeedback(entry('d'))).toBe(false);
  });
});
