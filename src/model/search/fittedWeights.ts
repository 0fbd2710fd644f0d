import type { PageFeatures } from './pageFeatures.ts';

/* oxlint-disable oxc/approx-constant -- A weight can be close to a constant by chance. */

/** Written by `npm run search:fit`. Change the features or the queries instead of these numbers. */
export const FITTED_WEIGHTS: PageFeatures = {
  score: 3.148,
  product: 0.212,
  isMigration: 0.751,
  isOther: -1.778,
  isApi: 2.497,
  isHub: 0.535,
  isRecipes: -1.025,
  isGallery: -1.204,
  isSameTitle: 7.498,
  title: 0.737,
  keywords: 0.195,
  intro: 1.326,
  top: -0.129,
  questions: 0.258,
  code: -0.438,
  heading: -0.599,
  sectionText: 0.569,
  sectionTop: 0.637,
  section: 0.215,
  demo: 1.161,
  searches: -0.235,
  covered: 1.809,
  similar: 1.404,
  repeated: 1.015,
  likelyText: 0.236,
  likelyCode: 0.259,
};
