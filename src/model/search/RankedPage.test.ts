import { describe, expect, it } from 'vitest';
import type { Found } from './Found.ts';
import { listOthers } from './RankedPage.ts';
import type { SearchPage, SearchRecord } from './SearchRecord.ts';

function createPart(heading: string, total: number, exact = 0): Found {
  return { record: { heading } as SearchRecord, scores: [], fields: [], total, exact };
}

const low = createPart('low', 1);
const named = createPart('named', 2, 1000);
const high = createPart('high', 3);
const page = { page: {} as SearchPage, score: 9, plainScore: 9, parts: [low, named, high] };
const list = (best: Found, count: number) =>
  listOthers({ ...page, best: { record: best.record, score: 9 } }, count).map(
    ({ record, score }) => [record.heading, score],
  );

describe('listOthers', () => {
  it('lists the other matches, best first', () => {
    expect(list(high, 5)).toEqual([
      ['named', 1002],
      ['low', 1],
    ]);
  });

  it.each([
    [1, ['named']],
    [0, []],
  ])('lists up to %d', (count, headings) => {
    expect(list(low, count).map(([heading]) => heading)).toEqual(headings);
  });

  it('lists all of them if the page as a whole matches best', () => {
    expect(list(createPart('', 5), 5)).toHaveLength(3);
  });
});
