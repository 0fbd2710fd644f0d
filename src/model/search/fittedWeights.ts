import type { PageFeatures } from './pageFeatures.ts';

/* oxlint-disable oxc/approx-constant -- A weight can be close to a constant by chance. */

/** Written by `npm run search:fit`. Change the features or the queries instead of these numbers. */
export const FITTED_WEIGHTS: PageFeatures = {
  score: 3.601,
  product: 0.171,
  isMigration: 0.905,
  isOther: -1.043,
  isHub: 0.286,
  isSameTitle: 7.108,
  title: 1.182,
  keywords: 0.527,
  intro: 0.901,
  top: 0.542,
  questions: 0.406,
  code: 0.168,
  heading: -0.203,
  sectionText: 0.707,
  sectionTop: 0.739,
  section: 0.561,
  demo: 1.021,
  searches: 0.459,
  covered: 0.639,
  similar: 1.081,
  repeated: 1.19,
};
