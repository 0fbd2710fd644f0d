import type { PageFeatures } from './pageFeatures.ts';

/** Written by `npm run search:fit`. Change the features or the queries instead of these numbers. */
export const FITTED_WEIGHTS: PageFeatures = {
  score: 3.699,
  isMigration: 1.082,
  isHub: 0.784,
  isSameTitle: 3.714,
  title: 1.316,
  keywords: 0.752,
  intro: 0.701,
  top: 0.753,
  questions: 0.664,
  code: 0.543,
  heading: -0.736,
  sectionText: 0.94,
  sectionTop: 0.677,
  section: 0.52,
  demo: 0.901,
};
