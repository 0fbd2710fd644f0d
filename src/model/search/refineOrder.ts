import { FITTED_WEIGHTS } from './fittedWeights.ts';
import { PAGE_FEATURE_NAMES } from './pageFeatures.ts';
import type { PageFeatures } from './pageFeatures.ts';
import { isExact } from './RankedPage.ts';
import type { Candidate, RankedPage } from './RankedPage.ts';

/** How many pages the second stage puts in order. A right page that's further down stays there. */
export const CANDIDATE_COUNT = 30;

/** The second stage: sorts the best pages by weights that were fitted with `npm run search:fit`. Exact names stay first. */
export function refineOrder(
  candidates: readonly Candidate[],
  weights: PageFeatures = FITTED_WEIGHTS,
): RankedPage[] {
  const plain = candidates.filter((page) => !isExact(page));
  // The scores stay in order, so that whoever compares them gets the order that is shown.
  const scores = plain.map(({ score }) => score).sort((a, b) => b - a);
  const refined = plain
    .map((page) => ({ page, value: weighFeatures(page.features, weights) }))
    .sort((a, b) => b.value - a.value)
    .map(({ page }, index) => ({ ...page, score: scores[index] ?? 0 }));
  return [...candidates.filter(isExact), ...refined];
}

export function weighFeatures(features: PageFeatures, weights: PageFeatures): number {
  let sum = 0;
  for (const name of PAGE_FEATURE_NAMES) sum += features[name] * weights[name];
  return sum;
}
