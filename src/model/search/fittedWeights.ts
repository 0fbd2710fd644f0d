import type { PageFeatures } from './pageFeatures.ts';

/** Written by `npm run search:fit`. Change the features or the queries instead of these numbers. */
export const FITTED_WEIGHTS: PageFeatures = {
  score: 3.698,
  isMigration: 1.084,
  isHub: 0.764,
  isSameTitle: 3.696,
  title: 1.324,
  keywords: 0.746,
  intro: 0.678,
  top: 0.782,
  questions: 0.674,
  code: 0.543,
  heading: -0.742,
  sectionText: 0.916,
  sectionTop: 0.693,
  section: 0.539,
  demo: 0.897,
};
