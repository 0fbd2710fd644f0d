import type { PageFeatures } from './pageFeatures.ts';

/* oxlint-disable oxc/approx-constant -- A weight can be close to a constant by chance. */

/** Written by `npm run search:fit`. Change the features or the queries instead of these numbers. */
export const FITTED_WEIGHTS: PageFeatures = {
  score: 3.547,
  product: 0.159,
  isMigration: 0.858,
  isOther: -0.964,
  isApi: 1.027,
  isHub: 0.24,
  isSameTitle: 6.648,
  title: 1.149,
  keywords: 0.161,
  intro: 0.983,
  top: 0.257,
  questions: 0.25,
  code: 0.166,
  heading: -0.333,
  sectionText: 0.628,
  sectionTop: 0.658,
  section: 0.511,
  demo: 0.965,
  searches: 0.362,
  covered: 1.624,
  similar: 1.539,
  repeated: 1.327,
};
