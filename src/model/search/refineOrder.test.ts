import { describe, expect, it } from 'vitest';
import { PAGE_FEATURE_NAMES } from './pageFeatures.ts';
import type { PageFeatures } from './pageFeatures.ts';
import type { Candidate } from './RankedPage.ts';
import { refineOrder } from './refineOrder.ts';
import type { SearchPage, SearchRecord } from './SearchRecord.ts';

const NONE = Object.fromEntries(PAGE_FEATURE_NAMES.map((name) => [name, 0])) as PageFeatures;

function createCandidate(
  pathname: string,
  score: number,
  features: Partial<PageFeatures> = {},
  plainScore = score,
): Candidate {
  const page = { pathname } as SearchPage;
  const best = { record: {} as SearchRecord, score };
  return { page, score, plainScore, best, parts: [], features: { ...NONE, ...features } };
}

const listOrder = (pages: readonly { page: SearchPage }[]) =>
  pages.map(({ page }) => page.pathname);

describe('refineOrder', () => {
  it('sorts by the weighted sum of the features', () => {
    const candidates = [
      createCandidate('/title', 3, { title: 1 }),
      createCandidate('/code', 2, { code: 1 }),
      createCandidate('/both', 1, { title: 1, code: 1 }),
    ];
    const weights = { ...NONE, title: 1, code: 2 };
    expect(listOrder(refineOrder(candidates, weights))).toEqual(['/both', '/code', '/title']);
  });

  it('keeps the order of the first stage where the features agree', () => {
    const candidates = [createCandidate('/a', 2), createCandidate('/b', 1)];
    expect(listOrder(refineOrder(candidates, { ...NONE, title: 1 }))).toEqual(['/a', '/b']);
  });

  it('leaves exact names first', () => {
    const candidates = [
      createCandidate('/name', 1005, {}, 5),
      createCandidate('/guide', 9, { title: 1 }),
    ];
    expect(listOrder(refineOrder(candidates, { ...NONE, title: 5 }))).toEqual(['/name', '/guide']);
  });

  it('gives the scores in the order of the pages', () => {
    const candidates = [createCandidate('/a', 9), createCandidate('/b', 4, { title: 1 })];
    const refined = refineOrder(candidates, { ...NONE, title: 1 });
    expect(refined.map(({ page, score }) => [page.pathname, score])).toEqual([
      ['/b', 9],
      ['/a', 4],
    ]);
  });
});
