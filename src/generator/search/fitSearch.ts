import { createHash } from 'node:crypto';
import type { PageFeature, PageFeatures } from '#model/search/pageFeatures.ts';
import type { Candidate } from '#model/search/RankedPage.ts';
import { refineOrder } from '#model/search/refineOrder.ts';
import { fitWeights } from './fitWeights.ts';
import type { FitCase } from './fitWeights.ts';
import type { QueryCase } from './measureQueries.ts';

/** A query with the candidates of the first stage. */
export interface AskedQuery extends QueryCase {
  candidates: Candidate[];
}

export interface Hits {
  count: number;
  /** Share of queries with a right page first, and with one among the first five. */
  hit1: number;
  hit5: number;
}

const FOLDS = 5;

export function fitTo(
  queries: readonly AskedQuery[],
  features?: readonly PageFeature[],
): PageFeatures {
  return fitWeights(queries.map(toFitCase), features);
}

/** How good the weights are for pages they weren't fitted with: each fifth of the pages is judged by the other four. */
export function crossValidate(
  queries: readonly AskedQuery[],
  features?: readonly PageFeature[],
): Hits {
  const places = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitTo(
      queries.filter((query) => getFold(query) !== fold),
      features,
    );
    return queries.filter((query) => getFold(query) === fold).map((query) => rank(query, weights));
  });
  return countHits(places.flat());
}

export function measureHits(queries: readonly AskedQuery[], weights: PageFeatures): Hits {
  return countHits(queries.map((query) => rank(query, weights)));
}

function toFitCase({ candidates, expected }: AskedQuery): FitCase {
  return {
    candidates: candidates.map(({ features, page }) => ({
      features,
      isRight: expected.includes(page.pathname),
    })),
  };
}

/** The place of the first right page, from 1; 0 if there is none. */
function rank({ candidates, expected }: AskedQuery, weights: PageFeatures): number {
  return (
    refineOrder(candidates, weights).findIndex(({ page }) => expected.includes(page.pathname)) + 1
  );
}

function countHits(places: readonly number[]): Hits {
  const share = (last: number) =>
    places.filter((place) => place >= 1 && place <= last).length / (places.length || 1);
  return { count: places.length, hit1: share(1), hit5: share(5) };
}

/** All queries about a page are in the same fold. */
function getFold({ expected: [page = ''] }: AskedQuery): number {
  return (createHash('md5').update(page).digest()[0] ?? 0) % FOLDS;
}
