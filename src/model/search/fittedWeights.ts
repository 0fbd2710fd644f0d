import type { PageFeatures } from './pageFeatures.ts';

/* oxlint-disable oxc/approx-constant -- A weight can be close to a constant by chance. */

/** Written by `npm run search:fit`. Change the features or the queries instead of these numbers. */
export const FITTED_WEIGHTS: PageFeatures = {
  score: 3.759,
  isMigration: 1.145,
  isHub: 0.751,
  isSameTitle: 4.582,
  title: 1.394,
  keywords: 0.69,
  intro: 0.807,
  top: 0.572,
  questions: 0.645,
  code: 0.586,
  heading: -0.723,
  sectionText: 0.988,
  sectionTop: 0.735,
  section: 0.537,
  demo: 0.943,
};
