import type { ProductId } from '../product/ProductConfig.ts';
import type { Plan } from '../product/Plan.ts';

/** One version of the packages, as their changelog describes it. */
export interface Release {
  version: string;
  /** ISO date, such as `2025-10-01`. */
  date: string;
  /** The main changes in the release, in Markdown. */
  highlights: string[];
  families: ReleaseFamily[];
}

export interface ReleaseFamily {
  productId: ProductId;
  /** The product's name. */
  name: string;
  changes: ReleaseChange[];
}

export interface ReleaseChange {
  /** Markdown, without the contributor and the pull request. */
  text: string;
  plan: Plan;
}
