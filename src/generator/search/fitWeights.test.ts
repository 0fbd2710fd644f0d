import { describe, expect, it } from 'vitest';
import { PAGE_FEATURE_NAMES } from '#model/search/pageFeatures.ts';
import type { PageFeatures } from '#model/search/pageFeatures.ts';
import { weighFeatures } from '#model/search/refineOrder.ts';
import { fitWeights } from './fitWeights.ts';
import type { FitCase } from './fitWeights.ts';

const NONE = Object.fromEntries(PAGE_FEATURE_NAMES.map((name) => [name, 0])) as PageFeatures;

function createCase(right: Partial<PageFeatures>, ...wrong: Partial<PageFeatures>[]): FitCase {
  return {
    candidates: [
      ...wrong.map((features) => ({ features: { ...NONE, ...features }, isRight: false })),
      { features: { ...NONE, ...right }, isRight: true },
    ],
  };
}

/** The right page has the question and a lower score; the wrong one has the code. */
const CASES = [
  createCase({ score: -0.2, questions: 1 }, { score: 0, code: 1 }),
  createCase({ score: -0.3, questions: 0.8 }, { score: 0, code: 0.9 }),
  createCase({ score: 0, questions: 0.5 }, { score: -0.4, code: 0.1 }),
];

describe('fitWeights', () => {
  it('raises what right pages have, and lowers what wrong ones have', () => {
    const weights = fitWeights(CASES);
    expect(weights.questions).toBeGreaterThan(0);
    expect(weights.code).toBeLessThan(0);
  });

  it('puts the right page first', () => {
    const weights = fitWeights(CASES);
    for (const { candidates } of CASES) {
      const [best] = candidates.toSorted(
        (a, b) => weighFeatures(b.features, weights) - weighFeatures(a.features, weights),
      );
      expect(best?.isRight).toBe(true);
    }
  });

  it('gives the same weights every time', () => {
    expect(fitWeights(CASES)).toEqual(fitWeights(CASES));
  });

  it('leaves out the features it was not given', () => {
    const weights = fitWeights(CASES, ['score', 'code']);
    expect(weights.questions).toBe(0);
    expect(weights.code).toBeLessThan(0);
  });

  it('learns nothing from a query without a right or without a wrong page', () => {
    const [first] = CASES;
    const onlyRight: FitCase = { candidates: [{ features: { ...NONE, demo: 1 }, isRight: true }] };
    const onlyWrong: FitCase = { candidates: [{ features: { ...NONE, demo: 1 }, isRight: false }] };
    expect(fitWeights([first!, onlyRight, onlyWrong]).demo).toBe(0);
  });
});
