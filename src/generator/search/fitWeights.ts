import { PAGE_FEATURE_NAMES } from '#model/search/pageFeatures.ts';
import type { PageFeature, PageFeatures } from '#model/search/pageFeatures.ts';

/** The candidates of one query. */
export interface FitCase {
  candidates: { features: PageFeatures; isRight: boolean }[];
}

/** Keeps the weights near the order of the first stage, because there are few queries to learn from. */
const REGULARIZATION = 0.03;
/** The weight of the first stage's score before anything is learned. */
const FIRST_STAGE = 3;
const STEPS = 150;
const RATE = 0.05;

/**
 * Weights with which a right page comes first as often as possible: a softmax over the candidates of each query, fitted by gradient
 * descent (Adam). Nothing in it is random, so the same queries always give the same weights.
 */
export function fitWeights(
  cases: readonly FitCase[],
  features: readonly PageFeature[] = PAGE_FEATURE_NAMES,
): PageFeatures {
  const scales = measureScales(cases, features);
  const rows = cases.filter(isInformative).map(({ candidates }) =>
    candidates.map((candidate) => ({
      isRight: candidate.isRight,
      values: features.map((name, index) => candidate.features[name] / (scales[index] ?? 1)),
    })),
  );
  const prior = features.map((name): number => (name === 'score' ? FIRST_STAGE : 0));
  const weights = [...prior];
  const means = features.map(() => 0);
  const squares = features.map(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = measureSlope(rows, weights);
    for (const [index, value] of slope.entries()) {
      const pull = REGULARIZATION * ((weights[index] ?? 0) - (prior[index] ?? 0));
      const gradient = value + pull;
      const mean = 0.9 * (means[index] ?? 0) + 0.1 * gradient;
      const square = 0.999 * (squares[index] ?? 0) + 0.001 * gradient ** 2;
      means[index] = mean;
      squares[index] = square;
      const size = Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8;
      weights[index] = (weights[index] ?? 0) - (RATE * mean) / (1 - 0.9 ** step) / size;
    }
  }
  const none = Object.fromEntries(PAGE_FEATURE_NAMES.map((name) => [name, 0])) as PageFeatures;
  for (const [index, name] of features.entries()) {
    none[name] = round((weights[index] ?? 0) / (scales[index] ?? 1));
  }
  return none;
}

interface Row {
  isRight: boolean;
  values: number[];
}

/** Only a query with right and wrong candidates says anything about the weights. */
function isInformative({ candidates }: FitCase): boolean {
  return candidates.some(({ isRight }) => isRight) && candidates.some(({ isRight }) => !isRight);
}

/** The standard deviation of each feature, so that all of them are pulled to their prior alike. */
function measureScales(cases: readonly FitCase[], features: readonly PageFeature[]): number[] {
  const all = cases.flatMap(({ candidates }) => candidates);
  return features.map((name) => {
    const mean = all.reduce((sum, candidate) => sum + candidate.features[name], 0) / all.length;
    const variance =
      all.reduce((sum, candidate) => sum + (candidate.features[name] - mean) ** 2, 0) / all.length;
    return Math.sqrt(variance) || 1;
  });
}

function measureSlope(queries: readonly Row[][], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const rows of queries) {
    const scores = rows.map(({ values }) =>
      values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0),
    );
    const highest = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - highest));
    const all = odds.reduce((sum, value) => sum + value, 0);
    const right = odds.reduce((sum, value, index) => sum + (rows[index]?.isRight ? value : 0), 0);
    for (const [row, { values, isRight }] of rows.entries()) {
      const share = (odds[row] ?? 0) / all;
      const wanted = isRight ? (odds[row] ?? 0) / Math.max(right, 1e-12) : 0;
      for (const [index, value] of values.entries()) {
        slope[index] = (slope[index] ?? 0) + (value * (share - wanted)) / queries.length;
      }
    }
  }
  return slope;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
